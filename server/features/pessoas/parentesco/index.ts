import type { Feature } from '../../../kernel/feature.js'
import { parentescoEdges } from './parentesco.edges.js'
import { Parentesco } from './parentesco.entity.js'
import { deixarConjuge } from './parentesco.queries.js'
import { ParentescoResolver } from './parentesco.resolver.js'

export { esquecerFamilia } from './parentesco.queries.js'

export const parentescoFeature: Feature = {
  name: 'parentesco',
  label: 'Parentesco',
  labels: 'Parentescos',
  table: 'parentesco',
  restoresPerson: deixarConjuge,
  entities: [Parentesco],
  resolvers: [ParentescoResolver, ...parentescoEdges],
}
