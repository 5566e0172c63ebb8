import type { Feature } from '../../../kernel/feature.js'
import { EnsaioLouvor } from './ensaio-louvor.entity.js'
import { EnsaioLouvorResolver } from './ensaio-louvor.resolver.js'
import { ensaioLouvorRoutes } from './ensaio-louvor.rest.js'
import { SetlistEnsaio } from './setlist-ensaio.entity.js'
import { SetlistEnsaioResolver } from './setlist-ensaio.resolver.js'
import { setlistEnsaioRoutes } from './setlist-ensaio.rest.js'

export { proximosEnsaios } from './ensaio-louvor.queries.js'

export const ensaioLouvorFeature: Feature = {
  name: 'ensaioLouvor',
  entities: [EnsaioLouvor, SetlistEnsaio],
  resolvers: [EnsaioLouvorResolver, SetlistEnsaioResolver],
  routes: [...ensaioLouvorRoutes, ...setlistEnsaioRoutes],
}
