import { z } from 'zod'
import { situacoesDePedido } from '../../../../schema/rules/agenda/pedido-reserva.input.js'
import { exportRoute } from '../../../kernel/transport/rest/export-route.js'
import { jsonOf } from '../../../kernel/transport/rest/json.js'
import { filteredList, type Route, recordId, route, rowsAs } from '../../../kernel/transport/rest/route.js'
import { exportPedidosReserva } from './pedido-reserva.export.js'
import type { PedidoReservaRow } from './pedido-reserva.queries.js'
import { listPedidosReserva, readPedidoReserva } from './pedido-reserva.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  idRecurso: z.int(),
  recurso: z.object({ nomeRecurso: z.string() }),
  quantidade: z.int(),
  dataInicio: z.iso.datetime(),
  dataFim: z.iso.datetime(),
  finalidade: z.string(),
  pessoas: z.int().nullable(),
  observacao: z.string().nullable(),
  idSolicitante: z.int(),
  solicitante: z.object({ name: z.string() }),
  situacao: z.enum(situacoesDePedido),
  resposta: z.string().nullable(),
  idReserva: z.int().nullable(),
  created_at: z.iso.datetime(),
})

const pedidoJson = jsonOf(response, (row: PedidoReservaRow) => ({
  recurso: { nomeRecurso: row.nomeRecurso },
  solicitante: { name: row.nomeSolicitante },
  situacao: row.situacao as z.infer<typeof response>['situacao'],
}))

const filters = {
  situacao: `Situação: ${situacoesDePedido.join(', ')}.`,
  idRecurso: 'Recurso, por número ou uuid.',
}

const tag = 'Pedidos de sala'

export const pedidoReservaRoutes: Route[] = [
  route('GET', '/pedidosReserva', listPedidosReserva, filteredList(filters), rowsAs(pedidoJson), {
    summary: 'Pedidos de sala da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/pedidosReserva', listPedidosReserva, filteredList(filters), rowsAs(pedidoJson), {
    summary: 'Pedidos de sala de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/pedidosReserva/{id}', readPedidoReserva, recordId, pedidoJson, {
    summary: 'Um pedido de sala.',
    tag,
    response,
  }),
  exportRoute('pedidosReserva', exportPedidosReserva, filters, {
    summary: 'Pedidos de sala da igreja como planilha.',
    tag,
  }),
]
