import type { Feature } from '../../../kernel/transport/feature.js'
import { DemonstrativoResolver } from './demonstrativo.resolver.js'
import { demonstrativoRoutes } from './demonstrativo.rest.js'

export { balancete, fluxoCaixa, razao, resultOf } from './calcular.js'
export { gerencial, lineName, withoutRepeats } from './demonstrativo.rules.js'

export const demonstrativoFeature: Feature = {
  name: 'demonstrativo',
  labels: 'Demonstrativos',
  resolvers: [DemonstrativoResolver],
  routes: demonstrativoRoutes,
}
