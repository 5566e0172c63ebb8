import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/feature.js'
import { contabilidadeActions, contabilidadeEvents } from './contabilidade.actions.js'
import { CodigosContador } from './contabilidade.entity.js'
import { ContabilidadeResolver } from './contabilidade.resolver.js'
import { contabilidadeRoutes } from './contabilidade.rest.js'

export { faltaEm, nomeDoTipo } from './contabilidade.export.js'
export { codigosDe, movimentosDe, pagamentosDe } from './contabilidade.queries.js'
export { partidasDe, resumoDe, semCodigos } from './contabilidade.rules.js'

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
