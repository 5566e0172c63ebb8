import { hashToken } from '../../../kernel/crypto.js'
import { newAddressToken } from '../../../kernel/tenant/address-token.js'
import { from, removeFrom } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { TokenEscala } from './escala-culto.entity.js'

/*
 * The link answers one roster entry of one person until the service begins, even when it was moved, and does nothing
 * else: it opens no session. It is deleted the night after (igreja/limpeza), and with a new password of its person.
 */

/** The address in e-mailed links. Never built from the request, whose Host header the sender chooses. */
const answerUrl = (publicUrl: string, token: string): string => `${publicUrl}/responder-escala/${token}`

/** Creates a new link for this entry. Links of earlier letters stay valid. @returns its address */
export function newAnswerLink({ em, idCliente }: Writing, { id }: { id: number }, publicUrl: string): string {
  const token = newAddressToken(idCliente)
  em.create(TokenEscala, { idCliente, idEscala: id, hash: hashToken(token) })
  return answerUrl(publicUrl, token)
}

/** Deletes the links of all entries of this person. */
export async function dropAnswerLinks(work: Writing, idUsuario: number): Promise<void> {
  const own = from(work, 'escala_culto').select('escala_culto.id').where('idMembro', '=', idUsuario)
  await removeFrom(work, 'token_escala').where('idEscala', 'in', own).execute()
}
