import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { applyPreset } from '../../acesso/matriz-acesso/index.js'
import { welcomeToNewChurch } from '../../acesso/senha/index.js'
import { acceptTerms } from '../privacidade/index.js'

/**
 * What a new church gets that somebody has signed up, at once or by the first payment: its first person has accepted the
 * terms, the recommended access matrix holds, and the e-mail with the link to set a password is queued.
 * @param handling of that e-mail, as of `welcomeToNewChurch`
 * @returns the link
 */
export async function welcome(
  work: Writing & { ctx: Context },
  person: { name: string; email: string },
  handling?: { whenPossible?: boolean },
): Promise<string> {
  const { idCliente } = work
  await acceptTerms(work, idCliente)
  await applyPreset(work, 'recomendado')
  return welcomeToNewChurch(work, { ...person, id: idCliente }, handling)
}
