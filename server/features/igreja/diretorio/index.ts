import { inArea, insiders } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { diretorioActions, diretorioEvents } from './diretorio.actions.js'
import { DiretorioResolver } from './diretorio.resolver.js'
import { diretorioRoutes } from './diretorio.rest.js'

export const diretorioFeature: Feature = {
  name: 'diretorio',
  actions: diretorioActions,
  // people show themselves to the whole church, whatever the church lets one read of others
  areas: inArea('pessoas', diretorioActions, { 'diretorio.ler': insiders }),
  events: diretorioEvents,
  labels: 'Contatos da igreja',
  verbs: { consentir: 'registrar o consentimento de menores' },
  resolvers: [DiretorioResolver],
  routes: diretorioRoutes,
}
