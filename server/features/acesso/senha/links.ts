import { hashToken } from '../../../kernel/base/crypto.js'
import { newAddressToken } from '../../../kernel/data/tenant/address-token.js'
import { change, from } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { dropPasswordLinks, TokenSenha } from '../sessao/index.js'

const minute = 60_000

/** How long a link to set a password works. */
export const linkLife = { recovery: 60 * minute, invitation: 7 * 24 * 60 * minute } as const

/** The address in e-mailed links. It is never built from the request, because the client chooses the Host header. */
export const passwordUrl = (publicUrl: string, token: string): string => `${publicUrl}/reset-password/${token}`

/**
 * Creates a new link token for this person; older ones stop working.
 * @param life milliseconds
 */
export async function newPasswordToken(work: Writing, idUsuario: number, life: number): Promise<string> {
  const { db, em, idCliente } = work
  await db
    .insertInto('credencial')
    .values({ idUsuario, idCliente })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // for concurrent requests: the second waits here, and then invalidates the first one's token
  await from(work, 'credencial').select('idUsuario').where('idUsuario', '=', idUsuario).forUpdate().execute()
  await dropPasswordLinks(work, idUsuario)
  const token = newAddressToken(idCliente)
  em.create(TokenSenha, { idCliente, idUsuario, hash: hashToken(token), expiraEm: new Date(Date.now() + life) })
  await em.flush()
  return token
}

/** Notes that the person's link is shown to somebody instead of sent. */
export async function noteLinkShown(work: Writing, idUsuario: number): Promise<void> {
  await change(work, 'token_senha').set({ mostrado: true }).where('idUsuario', '=', idUsuario).execute()
}
