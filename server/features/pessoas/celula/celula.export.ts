import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { listarCelulasInput } from './celula.input.js'
import type { CelulaRow } from './celula.queries.js'
import { diasDaSemana } from './celula.rules.js'
import { listarVisiveis } from './celula.usecases.js'

const columns: ExportColumn<CelulaRow>[] = [
  { title: 'Nome', width: 32, value: (row) => row.nomeCelula },
  { title: 'Responsável', width: 32, value: (row) => row.nomeResponsavel },
  { title: 'Dia', value: (row) => (row.diaCelula === null ? null : (diasDaSemana[row.diaCelula] ?? null)) },
  { title: 'Hora', width: 8, value: (row) => row.horaCelula },
  { title: 'Local', value: (row) => row.nomeLocal },
  { title: 'Endereço', width: 40, value: (row) => row.enderecoCelula },
  { title: 'Status', value: (row) => (row.statusCelula === 'ativa' ? 'Ativa' : 'Inativa') },
]

export const exportarCelulas = exportCase({
  action: 'celula.exportar',
  name: 'celulas',
  input: listarCelulasInput,
  columns,
  rows: async (work, input) => (await listarVisiveis(work, input)).rows,
})
