import { z } from 'zod'
import { toInstant } from '../../../kernel/dates.js'
import { exportRoute } from '../../../kernel/rest/export-route.js'
import { filteredList, type Route, recordId, route, rowsAs } from '../../../kernel/rest/route.js'
import { exportarPedidosReserva } from './pedido-reserva.export.js'
import { situacoesDePedido } from './pedido-reserva.input.js'
import type { PedidoReservaRow } from './pedido-reserva.queries.js'
import { lerPedidoReserva, listarPedidosReserva } from './pedido-reserva.usecases.js'

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

const pedidoJson = (row: PedidoReservaRow): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  idRecurso: row.idRecurso,
  recurso: { nomeRecurso: row.nomeRecurso },
  quantidade: row.quantidade,
  dataInicio: toInstant(row.dataInicio),
  dataFim: toInstant(row.dataFim),
  finalidade: row.finalidade,
  pessoas: row.pessoas,
  observacao: row.observacao,
  idSolicitante: row.idSolicitante,
  solicitante: { name: row.nomeSolicitante },
  situacao: row.situacao as z.infer<typeof response>['situacao'],
  resposta: row.resposta,
  idReserva: row.idReserva,
  created_at: toInstant(row.createdAt),
})

const filters = {
  situacao: `Situação: ${situacoesDePedido.join(', ')}.`,
  idRecurso: 'Recurso, por número ou uuid.',
}

const tag = 'Pedidos de sala'

export const pedidoReservaRoutes: Route[] = [
  route('GET', '/pedidosReserva', listarPedidosReserva, filteredList(filters), rowsAs(pedidoJson), {
    summary: 'Pedidos de sala da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/pedidosReserva', listarPedidosReserva, filteredList(filters), rowsAs(pedidoJson), {
    summary: 'Pedidos de sala de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/pedidosReserva/{id}', lerPedidoReserva, recordId, pedidoJson, {
    summary: 'Um pedido de sala.',
    tag,
    response,
  }),
  exportRoute('pedidosReserva', exportarPedidosReserva, filters, {
    summary: 'Pedidos de sala da igreja como planilha.',
    tag,
  }),
]
