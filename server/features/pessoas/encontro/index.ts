import type { Feature } from '../../../kernel/feature.js'
import { Encontro } from './encontro.entity.js'
import { EncontroResolver } from './encontro.resolver.js'
import { encontroRoutes } from './encontro.rest.js'

export const encontroFeature: Feature = {
  name: 'encontro',
  entities: [Encontro],
  resolvers: [EncontroResolver],
  routes: encontroRoutes,
}
