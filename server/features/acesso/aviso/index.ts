import type { Feature } from '../../../kernel/transport/feature.js'
import { avisoEvents } from './aviso.actions.js'
import { Aviso, PreferenciaAviso } from './aviso.entity.js'
import { AvisoResolver } from './aviso.resolver.js'
import { sendAvisosJob } from './enviar.job.js'

export { type Aviso, byPush, destinatarios, notify, notifyMany, type Origin } from './avisar.js'
export { alreadyNotified, forgetAvisos, reachable } from './aviso.queries.js'
export { type Destinatario, whereToTurnOff } from './destinatario.js'

export const avisoFeature: Feature = {
  name: 'aviso',
  events: avisoEvents,
  entities: [Aviso, PreferenciaAviso],
  resolvers: [AvisoResolver],
  jobs: [sendAvisosJob],
}
