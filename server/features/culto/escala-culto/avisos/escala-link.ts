import { hashToken } from '../../../../kernel/base/crypto.js'
import { newAddressToken } from '../../../../kernel/data/tenant/address-token.js'
import { from, removeFrom } from '../../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../../kernel/data/tenant/session.js'
import { TokenEscala } from '../escala-culto.entity.js'

/*
 * The link answers one roster entry of one person until the worship service begins, even when the service was moved. It
 * opens no session. It is deleted in the following night (igreja/limpeza), and when the person gets a new password.
 */

/** The address in e-mailed links. It is never built from the request, because the client chooses the Host header. */
const answerUrl = (publicUrl: string, token: string): string => `${publicUrl}/responder-escala/${token}`

/** A new link to answer an entry. */
interface AnswerLink {
  url: string
  stored: { idCliente: number; idEscala: number; hash: string }
}

/** Makes a new link for this entry, which works once it is kept: nobody has one of an e-mail that was refused. */
export function newAnswerLink({ idCliente }: Writing, { id }: { id: number }, publicUrl: string): AnswerLink {
  const token = newAddressToken(idCliente)
  return { url: answerUrl(publicUrl, token), stored: { idCliente, idEscala: id, hash: hashToken(token) } }
}

/** Links in earlier e-mails stay valid. */
export function keepAnswerLinks({ em }: Writing, links: readonly AnswerLink[]): void {
  for (const { stored } of links) em.create(TokenEscala, stored)
}

/** Deletes the links of all entries of these people. */
export async function dropAnswerLinks(work: Writing, people: readonly number[]): Promise<void> {
  const own = from(work, 'escala_culto').select('escala_culto.id').where('idMembro', 'in', people)
  await removeFrom(work, 'token_escala').where('idEscala', 'in', own).execute()
}
