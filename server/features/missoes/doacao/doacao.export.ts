import { listarDoacoesInput } from '../../../../schema/rules/missoes/doacao.input.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { meiosDizimo } from '../../financas/dizimo/index.js'
import { listVisible, type VisibleDoacao } from './doacao.usecases.js'

const columns: ExportColumn<VisibleDoacao>[] = [
  { title: 'Data', kind: 'date', value: (row) => row.dataDoacao },
  { title: 'Campanha', width: 36, value: (row) => row.nomeCampanha },
  { title: 'Doador', width: 32, value: (row) => row.name },
  { title: 'Valor', kind: 'money', value: (row) => row.valorDoacao },
  { title: 'Meio', width: 14, value: (row) => meiosDizimo[row.meioDoacao ?? ''] ?? '' },
  { title: 'Estornada', width: 12, value: (row) => (row.estornado ? 'Sim' : 'Não') },
]

export const exportDoacoes = exportCase({
  action: 'doacao.exportar',
  name: 'doacoes',
  input: listarDoacoesInput,
  columns,
  rows: async (work, input) => (await listVisible(work, input)).rows,
})
