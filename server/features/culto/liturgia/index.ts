import type { Feature } from '../../../kernel/feature.js'
import { LiturgiaCulto } from './liturgia-culto.entity.js'
import { LiturgiaCultoResolver } from './liturgia-culto.resolver.js'
import { liturgiaCultoRoutes } from './liturgia-culto.rest.js'

export const liturgiaCultoFeature: Feature = {
  name: 'liturgiaCulto',
  entities: [LiturgiaCulto],
  resolvers: [LiturgiaCultoResolver],
  routes: liturgiaCultoRoutes,
}
