import { hashToken, randomToken } from '../../../kernel/crypto.js'
import { instantIn } from '../../../kernel/dates.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { TokenEscala } from './escala-culto.entity.js'

/*
 * `<tenant>-<256 random bits>`. The link answers for one roster of one person until the service begins, and does nothing else:
 * it opens no session. The database keeps its hash.
 */
const shape = /^(\d{1,10})-[A-Za-z0-9_-]{43}$/

/** The tenant that a link's token belongs to; undefined for what cannot be one. */
export function tenantOfToken(token: string): number | undefined {
  const tenant = Number(shape.exec(token)?.[1])
  return tenant <= 2147483647 ? tenant : undefined
}

/** Where the e-mailed links lead. Never made from the request: its Host header is the sender's choice. */
const answerUrl = (publicUrl: string, token: string): string => `${publicUrl}/responder-escala/${token}`

/** A new link for this roster. Those of earlier letters work on. @returns its address */
export function newAnswerLink(
  { em, idCliente }: Writing,
  { id, dataCulto, horaCulto }: { id: number; dataCulto: string; horaCulto: string },
  { publicUrl, timeZone }: { publicUrl: string; timeZone: string },
): string {
  const token = `${idCliente}-${randomToken()}`
  const expiraEm = new Date(instantIn(timeZone, `${dataCulto}T${horaCulto}`))
  em.create(TokenEscala, { idCliente, idEscala: id, hash: hashToken(token), expiraEm })
  return answerUrl(publicUrl, token)
}
