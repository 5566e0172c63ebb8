import { hashToken, randomToken } from '../../../kernel/crypto.js'
import { from } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { dropPasswordLinks, TokenSenha } from '../sessao/index.js'

const minute = 60_000

/** How long a link to set a password works. */
export const linkLife = { recovery: 60 * minute, invitation: 7 * 24 * 60 * minute } as const

/*
 * `<tenant>-<256 random bits>`, like the tokens of sessions, but without a dot: what stands after a dot in an address is taken
 * for a file's ending by web servers.
 */
const shape = /^(\d{1,10})-[A-Za-z0-9_-]{43}$/

/** The tenant that a link's token belongs to; undefined for what cannot be one. */
export function tenantOfToken(token: string): number | undefined {
  const tenant = Number(shape.exec(token)?.[1])
  return tenant <= 2147483647 ? tenant : undefined
}

/** Where the e-mailed links lead. Never made from the request: its Host header is the sender's choice. */
export const passwordUrl = (publicUrl: string, token: string): string => `${publicUrl}/reset-password/${token}`

/** A new link's token for this person; older ones stop working. @param life milliseconds */
export async function newPasswordToken(work: Writing, idUsuario: number, life: number): Promise<string> {
  const { db, em, idCliente } = work
  await db
    .insertInto('credencial')
    .values({ idUsuario, idCliente })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // two requests at once: the second waits here, and so voids what the first one made
  await from(work, 'credencial').select('idUsuario').where('idUsuario', '=', idUsuario).forUpdate().execute()
  await dropPasswordLinks(work, idUsuario)
  const token = `${idCliente}-${randomToken()}`
  em.create(TokenSenha, { idCliente, idUsuario, hash: hashToken(token), expiraEm: new Date(Date.now() + life) })
  await em.flush()
  return token
}
