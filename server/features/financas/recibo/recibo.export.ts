import { listarRecibosInput } from '../../../../schema/rules/financas/recibo.input.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { listRows, type ReciboRow } from './recibo.queries.js'
import { viewOf } from './recibo.usecases.js'

const columns: ExportColumn<ReciboRow>[] = [
  { title: 'Recibo nº', kind: 'number', width: 12, value: (row) => row.numero },
  { title: 'Ano do comprovante', kind: 'number', width: 12, value: (row) => row.ano },
  { title: 'Pessoa', width: 32, value: (row) => row.nomePessoa },
  { title: 'Data', kind: 'date', value: (row) => row.data },
  { title: 'Finalidade', width: 32, value: (row) => row.finalidade },
  { title: 'Meio', width: 16, value: (row) => row.meio },
  { title: 'Valor', kind: 'money', value: (row) => row.valor },
  { title: 'Situação', width: 14, value: (row) => (row.canceladoEm ? 'Cancelado' : 'Válido') },
  { title: 'Motivo do cancelamento', width: 40, value: (row) => row.motivoCancelamento },
]

export const exportRecibos = exportCase({
  action: 'recibo.exportar',
  name: 'recibos',
  input: listarRecibosInput,
  columns,
  rows: async (work, input) => (await listRows(work, input, viewOf(work.ctx))).rows,
})
