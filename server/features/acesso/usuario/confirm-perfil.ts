import { perfisOf } from '../../../kernel/access/actions.js'
import { invalid } from '../../../kernel/base/errors.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { decideAcesso } from '../nivel-usuario/index.js'
import { confirmAgain } from '../sessao/index.js'

/** @returns whether the current password was given, and the code of who signs in in two steps; a wrong one is refused */
export async function confirmed(
  ctx: Context,
  { minhaSenha, codigo }: { minhaSenha?: string | null | undefined; codigo?: string | null | undefined },
): Promise<boolean> {
  if (!minhaSenha) return false
  await confirmAgain(ctx, { minhaSenha, codigo })
  return true
}

/**
 * Refuses a perfil, or an e-mail with which somebody signs in who may do more than a member, that was given without the
 * current password, because a session that was left open may be used by another person. The REST calls are older than this
 * rule, so the perfis that have always had them need none in a church that has left the permission table as it is (ADR 0030).
 * @throws VALIDATION_FAILED
 */
export async function refuseUnconfirmed(
  work: Writing & { ctx: Context },
  sure: boolean,
  message = 'Informe a sua senha atual para dar este perfil.',
): Promise<void> {
  if (sure || (work.ctx.caller.overRest && byPerfil(work.ctx) && !(await decideAcesso(work)))) return
  throw invalid({ minhaSenha: message })
}

/**
 * The same for an e-mail in place of the one with which a member signs in, from those who edit people by a function. Those
 * who do by their perfil have always done it without.
 * @throws VALIDATION_FAILED
 */
export function refuseUnconfirmedEmail({ ctx }: { ctx: Context }, sure: boolean): void {
  if (!sure && !byPerfil(ctx)) throw invalid({ minhaSenha: senhaForEmail })
}

export const senhaForEmail = 'Informe a sua senha atual para trocar este e-mail.'

const byPerfil = ({ viewer }: Context): boolean =>
  viewer !== null && perfisOf('usuario.escrever').includes(viewer.perfil)
