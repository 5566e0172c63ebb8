import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { tellEmailChanged } from './letters.js'
import { dropPasswordLinks } from './revoke.js'

/**
 * Gives a person another e-mail, or none. A person who receives the e-mails can reset the password. So `allow` throws
 * unless the current user may change the e-mail, and links sent to the old address stop working, and a letter tells
 * the old address. Setting the same e-mail has no effect.
 */
export async function changeEmail(
  work: Writing & { ctx: Context },
  usuario: { id: number; name: string; email?: string | null | undefined },
  email: string | null,
  allow: () => void | Promise<void>,
): Promise<void> {
  if (email === (usuario.email ?? null)) return
  await allow()
  await dropPasswordLinks(work, usuario.id)
  await tellEmailChanged(work, usuario, email)
  usuario.email = email
}
