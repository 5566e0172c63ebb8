import type { Feature } from '../../../kernel/feature.js'
import { RegraBancaria } from './regra-bancaria.entity.js'
import { RegraBancariaResolver } from './regra-bancaria.resolver.js'

export { regrasDe } from './regra-bancaria.queries.js'
export { lancamOMesmo, type Regra, servem } from './regra-bancaria.rules.js'
export { esquecerRegras } from './regra-bancaria.usecases.js'

export const regraBancariaFeature: Feature = {
  name: 'regraBancaria',
  label: 'Regra para movimentos bancários',
  labels: 'Regras para movimentos bancários',
  gender: 'f',
  table: 'regra_bancaria',
  entities: [RegraBancaria],
  resolvers: [RegraBancariaResolver],
}
