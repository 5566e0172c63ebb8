import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { reservaActions } from './reserva.actions.js'
import { reservasOfCalendario } from './reserva.calendar.js'
import { reservaEdges } from './reserva.edges.js'
import { Reserva } from './reserva.entity.js'
import { ReservaResolver } from './reserva.resolver.js'
import { reservaRoutes } from './reserva.rest.js'
import { listReservas, readReserva, restaurarReserva } from './reserva.usecases.js'

export { duringEvents } from './reserva.edges.js'
export { Reserva as ReservaType, ReservaPage as ReservaPageType, ReservasArgs } from './reserva.type.js'
export { listReservas, periodIn, room } from './reserva.usecases.js'

export const reservaFeature: Feature = {
  name: 'reserva',
  actions: reservaActions,
  areas: inArea('agenda', reservaActions),
  label: 'Reserva',
  labels: 'Reservas',
  gender: 'f',
  table: 'reserva',
  bin: { titulo: 'r.finalidade', restaurar: restaurarReserva },
  record: { type: 'Reserva', list: listReservas, read: readReserva },
  entities: [Reserva],
  resolvers: [ReservaResolver, ...reservaEdges],
  routes: reservaRoutes,
  calendar: { action: 'reserva.ler', entries: reservasOfCalendario },
}
