import { listarPedidosInput } from '../../../../schema/rules/agenda/pedido-reserva.input.js'
import { formatInstant } from '../../../../schema/rules/dates.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { fusoOf } from '../../acesso/cliente/index.js'
import { listRows, type PedidoReservaRow } from './pedido-reserva.queries.js'

type Row = PedidoReservaRow & { fuso: string }

const columns: ExportColumn<Row>[] = [
  { title: 'Recurso', width: 32, value: (row) => row.nomeRecurso },
  { title: 'Quantidade', kind: 'number', width: 12, value: (row) => row.quantidade },
  { title: 'Início', kind: 'instant', width: 18, value: (row) => formatInstant(row.dataInicio, row.fuso) },
  { title: 'Fim', kind: 'instant', width: 18, value: (row) => formatInstant(row.dataFim, row.fuso) },
  { title: 'Para quê', width: 40, value: (row) => row.finalidade },
  { title: 'Pessoas', kind: 'number', width: 10, value: (row) => row.pessoas },
  { title: 'Quem pediu', width: 32, value: (row) => row.nomeSolicitante },
  { title: 'Situação', width: 12, value: (row) => row.situacao },
  { title: 'Resposta', width: 40, value: (row) => row.resposta },
  { title: 'Observação', width: 40, value: (row) => row.observacao },
]

export const exportPedidosReserva = exportCase({
  action: 'pedidoReserva.exportar',
  name: 'pedidos-de-sala',
  input: listarPedidosInput,
  columns,
  async rows(work, input) {
    const { rows } = await listRows(work, input)
    return Promise.all(rows.map(async (row) => ({ ...row, fuso: await fusoOf(work.ctx, row.idCliente) })))
  },
})
