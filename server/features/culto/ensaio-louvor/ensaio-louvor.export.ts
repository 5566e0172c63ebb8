import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { listarEnsaiosLouvorInput } from './ensaio-louvor.input.js'
import { type EnsaioLouvorRow, listar } from './ensaio-louvor.queries.js'

const columns: ExportColumn<EnsaioLouvorRow>[] = [
  { title: 'Data', kind: 'date', value: (row) => row.dataEnsaio },
  { title: 'Hora', width: 8, value: (row) => row.horaEnsaio },
  { title: 'Grupo', width: 32, value: (row) => row.nomeGrupo },
  { title: 'Local', width: 28, value: (row) => row.nomeLocal },
  { title: 'Status', width: 12, value: (row) => row.statusEnsaio },
]

export const exportarEnsaiosLouvor = exportCase({
  action: 'ensaioLouvor.exportar',
  name: 'ensaios',
  input: listarEnsaiosLouvorInput,
  columns,
  rows: async (work, input) => (await listar(work, input, null)).rows,
})
