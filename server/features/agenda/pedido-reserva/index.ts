import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { pedidoNovo, pedidoResposta } from './avisos.js'
import { MeuPedidoReservaResolver } from './meu-pedido-reserva.resolver.js'
import { pedidoReservaActions, pedidoReservaEvents } from './pedido-reserva.actions.js'
import { pedidoReservaEdges } from './pedido-reserva.edges.js'
import { PedidoReserva } from './pedido-reserva.entity.js'
import { PedidoReservaResolver } from './pedido-reserva.resolver.js'
import { pedidoReservaRoutes } from './pedido-reserva.rest.js'
import { listPedidosReserva, readPedidoReserva } from './pedido-reserva.usecases.js'
import { reservaChanged } from './reserva-mudou.js'

export { forgetPedidos } from './pedido-reserva.queries.js'

export const pedidoReservaFeature: Feature = {
  name: 'pedidoReserva',
  actions: pedidoReservaActions,
  // who may read what is free may ask; who may reserve decides
  areas: inArea('agenda', pedidoReservaActions, {
    'pedidoReserva.pedir': 'ler',
    'pedidoReserva.ler': 'escrever',
    'pedidoReserva.exportar': 'escrever',
  }),
  label: 'Pedido de sala',
  labels: 'Pedidos de sala',
  table: 'pedido_reserva',
  verbs: { pedir: 'fazer os próprios', decidir: 'aprovar, recusar e cancelar' },
  events: pedidoReservaEvents,
  notices: [pedidoNovo, pedidoResposta],
  record: { type: 'PedidoReserva', list: listPedidosReserva, read: readPedidoReserva },
  entities: [PedidoReserva],
  resolvers: [PedidoReservaResolver, MeuPedidoReservaResolver, ...pedidoReservaEdges],
  routes: pedidoReservaRoutes,
  follows: [{ table: 'reserva', changed: reservaChanged }],
}
