import type { Feature } from '../../../kernel/feature.js'
import { avisoEvents } from './aviso.actions.js'
import { Aviso, PreferenciaAviso } from './aviso.entity.js'
import { AvisoResolver } from './aviso.resolver.js'
import { enviarAvisos } from './enviar.job.js'

export { type Aviso, avisar, avisarMuitos, destinatarios, type Origem, porPush } from './avisar.js'
export { alcancaveis, avisados, esquecerAvisos } from './aviso.queries.js'
export type { Destinatario } from './destinatario.js'

export const avisoFeature: Feature = {
  name: 'aviso',
  events: avisoEvents,
  entities: [Aviso, PreferenciaAviso],
  resolvers: [AvisoResolver],
  jobs: [enviarAvisos],
}
