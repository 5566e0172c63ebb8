import { edgeOf, linkOf } from '../../../kernel/transport/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { Recurso } from '../recurso/recurso.type.js'
import { listReservas, ReservaType } from '../reserva/index.js'
import { PedidoReserva, PedidoReservaPage, PedidosReservaArgs } from './pedido-reserva.type.js'
import { listPedidosReserva } from './pedido-reserva.usecases.js'

const list = { list: listPedidosReserva, page: PedidoReservaPage, args: PedidosReservaArgs }

export const pedidoReservaEdges = [
  edgeOf(Recurso, 'pedidos', {
    ...list,
    column: 'pedido_reserva.idRecurso',
    description: 'Os pedidos deste recurso.',
  }),
  edgeOf(Usuario, 'pedidosReserva', {
    ...list,
    column: 'pedido_reserva.idSolicitante',
    description: 'Os pedidos de sala que a pessoa fez.',
  }),
  edgeOf(Usuario, 'pedidosReservaDecididos', {
    ...list,
    column: 'pedido_reserva.decididoPor',
    description: 'Os pedidos de sala de que a pessoa decidiu.',
  }),
  edgeOf(ReservaType, 'pedidos', {
    ...list,
    column: 'pedido_reserva.idReserva',
    description: 'O pedido de que a reserva veio; nenhum, se foi feita sem pedido.',
  }),
  linkOf(PedidoReserva, 'reserva', {
    list: listReservas,
    to: ReservaType,
    column: 'reserva.id',
    idIn: 'idReserva',
    description: 'A reserva que a aprovação fez; nula enquanto não foi aprovado, e depois de excluída.',
  }),
]
