import { perfis } from '../../../../schema/rules/perfis.js'
import { churchWorkers, workers } from '../../../kernel/access/sets.js'

export const pedidoReservaActions = {
  // for oneself; it also allows reading, changing and withdrawing the own requests
  'pedidoReserva.pedir': [...churchWorkers, perfis.member],
  // the requests of everybody, with the notes that are only for those who decide
  'pedidoReserva.ler': workers,
  'pedidoReserva.decidir': workers,
  'pedidoReserva.exportar': workers,
} as const

export const pedidoReservaEvents = {
  'pedidoReserva.avisar': 'Aviso de pedido de sala',
} as const

type OwnActions = typeof pedidoReservaActions
type OwnEvents = typeof pedidoReservaEvents
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
