import { outsideAreas } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { calendarioActions, calendarioEvents } from './calendario.actions.js'
import { CalendarioResolver } from './calendario.resolver.js'
import { calendarioRoutes } from './calendario.rest.js'
import { revoke } from './calendario.usecases.js'
import { EnderecoCalendario } from './endereco-calendario.entity.js'

export { entradas } from './calendario.queries.js'
export { addDays, type EntradaCalendarioRow } from './calendario.rules.js'
export { EntradaCalendario } from './calendario.type.js'

export const calendarioFeature: Feature = {
  name: 'calendario',
  actions: calendarioActions,
  areas: outsideAreas(calendarioActions),
  labels: 'Calendário',
  verbs: { assinar: 'assinar' },
  events: calendarioEvents,
  entities: [EnderecoCalendario],
  resolvers: [CalendarioResolver],
  routes: calendarioRoutes,
  endsAccess: async (work, people) => void (await revoke(work, people)),
}
