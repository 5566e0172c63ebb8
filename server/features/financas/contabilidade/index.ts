import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { contabilidadeActions, contabilidadeEvents } from './contabilidade.actions.js'
import { CodigosContador } from './contabilidade.entity.js'
import { ContabilidadeResolver } from './contabilidade.resolver.js'
import { contabilidadeRoutes } from './contabilidade.rest.js'

export { movimentosOf } from './contabilidade.queries.js'
export { resumoOf, withoutCodigos } from './contabilidade.rules.js'
export { sumsOfMovimentos } from './somas.queries.js'

export const contabilidadeFeature: Feature = {
  name: 'contabilidade',
  actions: contabilidadeActions,
  events: contabilidadeEvents,
  areas: inArea('tesouraria', contabilidadeActions),
  label: 'Códigos do contador',
  labels: 'Para o contador',
  table: 'codigos_contador',
  entities: [CodigosContador],
  resolvers: [ContabilidadeResolver],
  routes: contabilidadeRoutes,
}
