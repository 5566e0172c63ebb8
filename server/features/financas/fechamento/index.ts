import type { Feature } from '../../../kernel/feature.js'
import { Fechamento } from './fechamento.entity.js'
import { FechamentoResolver } from './fechamento.resolver.js'

export const fechamentoFeature: Feature = {
  name: 'fechamento',
  entities: [Fechamento],
  resolvers: [FechamentoResolver],
}
