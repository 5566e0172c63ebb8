import type { Feature } from '../../../kernel/transport/feature.js'
import { parentescoEdges } from './parentesco.edges.js'
import { Parentesco } from './parentesco.entity.js'
import { leaveConjuge } from './parentesco.queries.js'
import { ParentescoResolver } from './parentesco.resolver.js'

export { forgetFamilia } from './parentesco.queries.js'

export const parentescoFeature: Feature = {
  name: 'parentesco',
  label: 'Parentesco',
  labels: 'Parentescos',
  table: 'parentesco',
  restoresPerson: leaveConjuge,
  entities: [Parentesco],
  resolvers: [ParentescoResolver, ...parentescoEdges],
}
