import type { Action } from '../../access/actions.js'
import type { AuditedAction } from '../../access/audited-events.js'
import { actorOf, confirms, limitsOf, usesToken, type Viewer } from '../../access/can.js'
import type { Author } from '../../data/tenant/session.js'

/**
 * The author that the audit log records for a request; the transaction is limited as the action is. Whom an API token
 * adds or names waits for confirmation.
 * @param confirming so does whom others name, unless they confirm for this action
 */
export const authorOf = (
  viewer: Viewer | null,
  requisicao: string,
  acao: AuditedAction,
  confirming?: Action,
): Author => ({
  idUsuario: viewer && actorOf(viewer).id,
  acao,
  requisicao,
  limits: limitsOf(viewer, acao as Action),
  ...((usesToken(viewer) || (confirming && !confirms(viewer, confirming))) && { namesWait: true }),
})
