import type { Action } from '../access/actions.js'
import { actorOf, confirms, limitsOf, usesToken, type Viewer } from '../access/can.js'
import type { Acao } from '../audit/actions.js'
import type { Author } from '../tenant/session.js'

/**
 * The author that the audit log records for a request; the transaction is limited as the action is. Whom an API token
 * adds or names waits for confirmation.
 * @param confirming so does whom others name, unless they confirm for this action
 */
export const authorOf = (viewer: Viewer | null, requisicao: string, acao: Acao, confirming?: Action): Author => ({
  idUsuario: viewer && actorOf(viewer).id,
  acao,
  requisicao,
  limits: limitsOf(viewer, acao as Action),
  ...((usesToken(viewer) || (confirming && !confirms(viewer, confirming))) && { namesWait: true }),
})
