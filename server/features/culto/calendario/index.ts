import type { Feature } from '../../../kernel/feature.js'
import { CalendarioResolver } from './calendario.resolver.js'
import { calendarioRoutes } from './calendario.rest.js'
import { EnderecoCalendario } from './endereco-calendario.entity.js'

export const calendarioFeature: Feature = {
  name: 'calendario',
  entities: [EnderecoCalendario],
  resolvers: [CalendarioResolver],
  routes: calendarioRoutes,
}
