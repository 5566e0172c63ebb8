import { listarCelulasInput } from '../../../../schema/rules/pessoas/celula.input.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import type { CelulaRow } from './celula.queries.js'
import { weekdays } from './celula.rules.js'
import { listVisible } from './celula.usecases.js'

const columns: ExportColumn<CelulaRow>[] = [
  { title: 'Nome', width: 32, value: (row) => row.nomeCelula },
  { title: 'Responsável', width: 32, value: (row) => row.nomeResponsavel },
  { title: 'Dia', value: (row) => (row.diaCelula === null ? null : (weekdays[row.diaCelula] ?? null)) },
  { title: 'Hora', width: 8, value: (row) => row.horaCelula },
  { title: 'Local', value: (row) => row.nomeLocal },
  { title: 'Endereço', width: 40, value: (row) => row.enderecoCelula },
  { title: 'Status', value: (row) => (row.statusCelula === 'ativa' ? 'Ativa' : 'Inativa') },
]

export const exportCelulas = exportCase({
  action: 'celula.exportar',
  name: 'celulas',
  input: listarCelulasInput,
  columns,
  rows: async (work, input) => (await listVisible(work, input)).rows,
})
