import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/feature.js'
import { pedidoReservaActions, pedidoReservaEvents } from './pedido-reserva.actions.js'
import { PedidoReserva } from './pedido-reserva.entity.js'
import { PedidoReservaResolver } from './pedido-reserva.resolver.js'
import { pedidoDecidido } from './pedido-reserva.usecases.js'

export const pedidoReservaFeature: Feature = {
  name: 'pedidoReserva',
  actions: pedidoReservaActions,
  areas: inArea('agenda', pedidoReservaActions, { 'pedidoReserva.pedir': 'ler', 'pedidoReserva.ler': 'escrever' }),
  label: 'Pedido de reserva',
  labels: 'Pedidos de reserva',
  table: 'pedido_reserva',
  verbs: { pedir: 'pedir salas e recursos e ver os próprios', decidir: 'aprovar e recusar' },
  events: pedidoReservaEvents,
  notices: [pedidoDecidido],
  entities: [PedidoReserva],
  resolvers: [PedidoReservaResolver],
}
