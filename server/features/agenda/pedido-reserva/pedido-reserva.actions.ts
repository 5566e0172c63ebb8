import { perfis } from '../../../kernel/access/perfis.js'
import { churchWorkers } from '../../../kernel/access/sets.js'

export const pedidoReservaActions = {
  // for oneself; one's own requests are read by the same right
  'pedidoReserva.pedir': [...churchWorkers, perfis.member],
  'pedidoReserva.ler': churchWorkers,
  'pedidoReserva.decidir': churchWorkers,
} as const

export const pedidoReservaEvents = {
  'pedidoReserva.avisar': 'Aviso de pedido de reserva',
} as const

type OwnActions = typeof pedidoReservaActions
type OwnEvents = typeof pedidoReservaEvents
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
declare module '../../../kernel/audit/actions.js' {
  interface Events extends OwnEvents {}
}
