import type { Feature } from '../../../kernel/feature.js'
import { Relatorio } from './relatorio.entity.js'
import { gerar, limpar } from './relatorio.job.js'
import { RelatorioResolver } from './relatorio.resolver.js'
import { relatorioRoutes } from './relatorio.rest.js'

export { chave, mountReportFiles } from './relatorio.link.js'

export const relatorioFeature: Feature = {
  name: 'relatorio',
  entities: [Relatorio],
  resolvers: [RelatorioResolver],
  routes: relatorioRoutes,
  jobs: [gerar, limpar],
}
