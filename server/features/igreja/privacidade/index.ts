import { outsideAreas } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { eraseAgainJob } from './apagar-de-novo.job.js'
import { AtingidasResolver } from './atingidas/atingidas.resolver.js'
import { acertarCobranca } from './cobranca.job.js'
import { Consentimento } from './consentimento/consentimento.entity.js'
import { igrejaSemEncarregado } from './contato.js'
import { privacidadeActions, privacidadeEvents } from './privacidade.actions.js'
import { eraseFilesJob, eraseIgrejasJob } from './privacidade.job.js'
import { PrivacidadeResolver } from './privacidade.resolver.js'
import { privacidadeRoutes } from './privacidade.rest.js'

export { Consentimento } from './consentimento/consentimento.entity.js'
export { bornUntil, isAdult } from './consentimento/consentimento.rules.js'
export { diretorioTexts } from './consentimento/consentimento.textos.js'
export { acceptTerms } from './consentimento/consentimento.usecases.js'
export { eraseIgrejasJob } from './privacidade.job.js'

export const privacidadeFeature: Feature = {
  name: 'privacidade',
  actions: privacidadeActions,
  areas: outsideAreas(privacidadeActions),
  resources: { dadosPessoa: 'Dados de uma pessoa' },
  verbs: { copiar: 'copiar', apagar: 'apagar para sempre' },
  tables: { consentimento: 'Consentimento' },
  events: privacidadeEvents,
  notices: [igrejaSemEncarregado],
  entities: [Consentimento],
  resolvers: [PrivacidadeResolver, AtingidasResolver],
  routes: privacidadeRoutes,
  jobs: [acertarCobranca, eraseFilesJob, eraseAgainJob, eraseIgrejasJob],
}
