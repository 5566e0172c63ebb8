import type { Writing } from '../../../kernel/tenant/session.js'
import { dropPasswordLinks } from './revoke.js'

/**
 * Gives a person another e-mail, or none. Through the e-mail a password can be set, so whoever changes it decides who signs in:
 * `allow` throws unless this caller may, and links that lie in the old mailbox stop working. The same e-mail asks for nothing.
 */
export async function changeEmail(
  work: Writing,
  usuario: { id: number; email?: string | null | undefined },
  email: string | null,
  allow: () => void | Promise<void>,
): Promise<void> {
  if (email === (usuario.email ?? null)) return
  await allow()
  await dropPasswordLinks(work, usuario.id)
  usuario.email = email
}
