import { outsideAreas } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { relatorioActions, relatorioEvents } from './relatorio.actions.js'
import { Relatorio } from './relatorio.entity.js'
import { generateJob, limpar } from './relatorio.job.js'
import { RelatorioResolver } from './relatorio.resolver.js'
import { relatorioRoutes } from './relatorio.rest.js'

export { chave, mountReportFiles, reportLinks } from './relatorio.link.js'

export const relatorioFeature: Feature = {
  name: 'relatorio',
  actions: relatorioActions,
  areas: outsideAreas(relatorioActions),
  labels: 'Relatórios',
  verbs: { abrirArea: 'abrir a área de impressão' },
  events: relatorioEvents,
  entities: [Relatorio],
  resolvers: [RelatorioResolver],
  routes: relatorioRoutes,
  jobs: [generateJob, limpar],
}
