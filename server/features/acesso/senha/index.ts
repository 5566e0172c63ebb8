import type { Feature } from '../../../kernel/transport/feature.js'
import { inviteBatch } from './invite.js'
import { recoverPassword } from './recovery.job.js'
import { senhaEvents } from './senha.actions.js'
import { SenhaResolver } from './senha.resolver.js'
import { senhaRoutes } from './senha.rest.js'

export { hasPassword, inviteManyToSetPassword, inviteToSetPassword, welcomeToNewChurch } from './invite.js'
export { linkLife, newPasswordToken, noteLinkShown, passwordUrl } from './links.js'

export const senhaFeature: Feature = {
  name: 'senha',
  events: senhaEvents,
  resolvers: [SenhaResolver],
  routes: senhaRoutes,
  jobs: [inviteBatch, recoverPassword],
}
