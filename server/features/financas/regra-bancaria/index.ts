import type { Feature } from '../../../kernel/transport/feature.js'
import { RegraBancaria } from './regra-bancaria.entity.js'
import { RegraBancariaResolver } from './regra-bancaria.resolver.js'

export { regrasOf } from './regra-bancaria.queries.js'
export { bookTheSame, matchingRegras, type Regra } from './regra-bancaria.rules.js'
export { forgetRegras } from './regra-bancaria.usecases.js'

export const regraBancariaFeature: Feature = {
  name: 'regraBancaria',
  label: 'Regra para movimentos bancários',
  labels: 'Regras para movimentos bancários',
  gender: 'f',
  table: 'regra_bancaria',
  entities: [RegraBancaria],
  resolvers: [RegraBancariaResolver],
}
