import type { Feature } from '../../../kernel/transport/feature.js'
import { RelatorioCelulaResolver, RelatorioDaCelulaResolver } from './relatorio-celula.resolver.js'
import { relatorioCelulaRoutes } from './relatorio-celula.rest.js'

export { dataOfCelula } from './relatorio-celula.usecases.js'

export const relatorioCelulaFeature: Feature = {
  name: 'relatorioCelula',
  resolvers: [RelatorioCelulaResolver, RelatorioDaCelulaResolver],
  routes: relatorioCelulaRoutes,
}
