import type { Context } from '../../../kernel/context.js'
import { invalid } from '../../../kernel/errors.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { confirmAgain } from '../sessao/index.js'
import { decideAcesso } from './usuario.queries.js'

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
 * current password, because a session that was left open may be used by
 * another person. The REST calls are older than this rule, so they need none in a church that has left the permission
 * table as it is (ADR 0030).
 * @throws VALIDATION_FAILED
 */
export async function refuseUnconfirmed(
  work: Writing & { ctx: Context },
  sure: boolean,
  message = 'Informe a sua senha atual para dar este perfil.',
): Promise<void> {
  if (sure || (work.ctx.caller.overRest && !(await decideAcesso(work)))) return
  throw invalid({ minhaSenha: message })
}
