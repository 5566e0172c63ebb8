import type { Feature } from '../../../kernel/transport/feature.js'
import { Aparelho } from './aparelho.entity.js'
import { sessaoEvents } from './sessao.actions.js'
import { Credencial, Sessao, TokenSenha } from './sessao.entity.js'
import { EuResolver, SessaoAbertaResolver, SessaoResolver } from './sessao.resolver.js'
import { sessaoRoutes } from './sessao.rest.js'
import { VersaoDireitos } from './versao-direitos.entity.js'

export {
  accessFrom,
  accessOfPerson,
  accessRules,
  grantsOfPeople,
  hasFunction,
  peopleWhoMay,
  rankOfPeople,
} from './access-rules.js'
export { authenticate } from './authenticate.js'
export { changeEmail } from './change-email.js'
export { confirmAgain, confirmAgainIn } from './confirm-again.js'
export { sessionOnly } from './confirm-password.js'
export { filesCookie } from './entrar.js'
export { nomeCompleto, signsInByTelephone } from './identifier.js'
export { type Addressee, accountEmail, oneLine, passwordChangedEmail, tellOnce } from './letters.js'
export { bookingActions, decidingActions } from './livros.rules.js'
export { refuseTakenNome } from './nome-acesso.js'
export { hashPassword, newPassword } from './password.js'
export { administratorsToTell, peopleInCharge } from './people-in-charge.js'
export { newPreview } from './preview.js'
export { accessOf, announceEnd, dropPasswordLinks, endOtherAccess, endSessions } from './revoke.js'
export { sealedCase } from './sealed-case.js'
export { hashRecoveryCode, newRecoveryCodes, totpStep } from './second-factor.js'
export { Credencial, Sessao, TokenSenha } from './sessao.entity.js'
export { readCurrentUser } from './sessao.queries.js'
export { addressKey, setupTries, signInTries, takesRecovery } from './throttle.js'
export { newToken } from './tokens.js'

export const sessaoFeature: Feature = {
  name: 'sessao',
  events: sessaoEvents,
  entities: [Aparelho, Credencial, Sessao, TokenSenha, VersaoDireitos],
  resolvers: [EuResolver, SessaoAbertaResolver, SessaoResolver],
  routes: sessaoRoutes,
}
