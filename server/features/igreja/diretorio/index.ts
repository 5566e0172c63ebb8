import { inArea, insiders } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/feature.js'
import { diretorioActions } from './diretorio.actions.js'
import { DiretorioResolver } from './diretorio.resolver.js'

export const diretorioFeature: Feature = {
  name: 'diretorio',
  actions: diretorioActions,
  // people show themselves to the whole church, whatever the church lets one read of others
  areas: inArea('pessoas', diretorioActions, { 'diretorio.ler': insiders }),
  labels: 'Contatos da igreja',
  verbs: { consentir: 'registrar o consentimento de menores' },
  resolvers: [DiretorioResolver],
}
