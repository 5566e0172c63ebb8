import { hashToken } from '../../../kernel/crypto.js'
import { newAddressToken } from '../../../kernel/tenant/address-token.js'
import { from, removeFrom } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { TokenEscala } from './escala-culto.entity.js'

/*
 * The link answers one roster entry of one person until the worship service begins, even when the service was moved. It
 * opens no session. It is deleted in the following night (igreja/limpeza), and when the person gets a new password.
 */

/** The address in e-mailed links. It is never built from the request, because the client chooses the Host header. */
const answerUrl = (publicUrl: string, token: string): string => `${publicUrl}/responder-escala/${token}`

/**
 * Creates a new link for this entry. Links in earlier e-mails stay valid.
 * @returns the link's address
 */
export function newAnswerLink({ em, idCliente }: Writing, { id }: { id: number }, publicUrl: string): string {
  const token = newAddressToken(idCliente)
  em.create(TokenEscala, { idCliente, idEscala: id, hash: hashToken(token) })
  return answerUrl(publicUrl, token)
}

/** Deletes the links of all entries of these people. */
export async function dropAnswerLinks(work: Writing, people: readonly number[]): Promise<void> {
  const own = from(work, 'escala_culto').select('escala_culto.id').where('idMembro', 'in', people)
  await removeFrom(work, 'token_escala').where('idEscala', 'in', own).execute()
}
