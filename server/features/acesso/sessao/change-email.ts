import type { Writing } from '../../../kernel/tenant/session.js'
import { dropPasswordLinks } from './revoke.js'

/**
 * Gives a person another e-mail, or none. Whoever controls the e-mail can set the password. So `allow` throws unless
 * this caller may change it, and links in the old mailbox stop working. Setting the same e-mail has no effect.
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
