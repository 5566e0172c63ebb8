import type { Feature } from '../../../kernel/feature.js'
import { Fechamento } from './fechamento.entity.js'
import { FechamentoResolver } from './fechamento.resolver.js'

export const fechamentoFeature: Feature = {
  name: 'fechamento',
  label: 'Fechamento de mês',
  labels: 'Fechamento de meses',
  table: 'fechamento',
  verbs: { fechar: 'fechar', reabrir: 'reabrir' },
  entities: [Fechamento],
  resolvers: [FechamentoResolver],
}
