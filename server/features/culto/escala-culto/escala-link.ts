import { hashToken } from '../../../kernel/crypto.js'
import { newAddressToken } from '../../../kernel/tenant/address-token.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { TokenEscala } from './escala-culto.entity.js'

/*
 * The link answers for one roster of one person until the service begins, whenever that now is, and does nothing else: it opens
 * no session. The night after, it goes (igreja/limpeza).
 */

/** Where the e-mailed links lead. Never made from the request: its Host header is the sender's choice. */
const answerUrl = (publicUrl: string, token: string): string => `${publicUrl}/responder-escala/${token}`

/** A new link for this roster. Those of earlier letters work on. @returns its address */
export function newAnswerLink({ em, idCliente }: Writing, { id }: { id: number }, publicUrl: string): string {
  const token = newAddressToken(idCliente)
  em.create(TokenEscala, { idCliente, idEscala: id, hash: hashToken(token) })
  return answerUrl(publicUrl, token)
}
