import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/feature.js'
import { contabilidadeActions, contabilidadeEvents } from './contabilidade.actions.js'
import { CodigosContador } from './contabilidade.entity.js'
import { ContabilidadeResolver } from './contabilidade.resolver.js'
import { contabilidadeRoutes } from './contabilidade.rest.js'

export { movimentosDe } from './contabilidade.queries.js'
export { resumoDe, semCodigos } from './contabilidade.rules.js'
export { somasDosMovimentos } from './somas.queries.js'

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
