import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { liturgiaCultoActions } from './liturgia.actions.js'
import { liturgiaCultoEdges } from './liturgia-culto.edges.js'
import { LiturgiaCulto } from './liturgia-culto.entity.js'
import { LiturgiaCultoResolver, LiturgiaDoCultoResolver } from './liturgia-culto.resolver.js'
import { liturgiaCultoRoutes } from './liturgia-culto.rest.js'

export const liturgiaCultoFeature: Feature = {
  name: 'liturgiaCulto',
  actions: liturgiaCultoActions,
  areas: inArea('cultos', liturgiaCultoActions),
  label: 'Liturgia',
  labels: 'Ordem dos cultos',
  gender: 'f',
  table: 'liturgia_culto',
  entities: [LiturgiaCulto],
  resolvers: [LiturgiaCultoResolver, LiturgiaDoCultoResolver, ...liturgiaCultoEdges],
  routes: liturgiaCultoRoutes,
}
