import type { Feature } from '../../../kernel/feature.js'
import { EnsaioLouvor } from './ensaio-louvor.entity.js'
import { EnsaioLouvorResolver } from './ensaio-louvor.resolver.js'
import { ensaioLouvorRoutes } from './ensaio-louvor.rest.js'

export const ensaioLouvorFeature: Feature = {
  name: 'ensaioLouvor',
  entities: [EnsaioLouvor],
  resolvers: [EnsaioLouvorResolver],
  routes: ensaioLouvorRoutes,
}
