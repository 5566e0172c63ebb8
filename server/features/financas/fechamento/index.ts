import { inArea, notByFunction } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { fechamentoActions } from './fechamento.actions.js'
import { Fechamento } from './fechamento.entity.js'
import { FechamentoResolver } from './fechamento.resolver.js'

export { esperaNosLivros } from './espera.queries.js'
export { closedUntilQuery, read as lastFechamento } from './fechamento.queries.js'
export { EsperaNosLivros as EsperaNosLivrosType } from './fechamento.type.js'
export type { FinanceiroMonth } from './fechamento.usecases.js'

export const fechamentoFeature: Feature = {
  name: 'fechamento',
  actions: fechamentoActions,
  areas: inArea('tesouraria', fechamentoActions, { 'fechamento.reabrir': notByFunction('escrever') }),
  label: 'Fechamento de mês',
  labels: 'Fechamento de meses',
  table: 'fechamento',
  verbs: { fechar: 'fechar', reabrir: 'reabrir' },
  entities: [Fechamento],
  resolvers: [FechamentoResolver],
}
