import type { Feature } from '../../../kernel/feature.js'
import { DemonstrativoResolver } from './demonstrativo.resolver.js'
import { demonstrativoRoutes } from './demonstrativo.rest.js'

export { balancete, fluxoCaixa, razao, resultado } from './calcular.js'
export { gerencial, nomeDaLinha, semRepetir } from './demonstrativo.rules.js'

export const demonstrativoFeature: Feature = {
  name: 'demonstrativo',
  labels: 'Demonstrativos',
  resolvers: [DemonstrativoResolver],
  routes: demonstrativoRoutes,
}
