import { sessionViewer, type Viewer } from '../../../kernel/access/can.js'
import { invalid } from '../../../kernel/base/errors.js'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { checkPassword } from './password.js'
import { passwordTries } from './throttle.js'

/**
 * The current user, for actions that only a session may do.
 * @throws FORBIDDEN for an API token
 */
export const sessionOnly = (ctx: Context): Viewer => sessionViewer(ctx.viewer)

/**
 * Requires the password again, because a session that was left open may be used by another person. Leaves no
 * transaction open.
 * @param field of the input, for the error
 * @throws VALIDATION_FAILED when it is wrong, TOO_MANY_REQUESTS after too many attempts
 */
export async function confirmPassword(ctx: Context, field: string, password: string): Promise<void> {
  const { id, idCliente } = sessionOnly(ctx)
  // the counter takes a connection, so the request must not hold one
  await ctx.endReading()
  const tries = passwordTries(ctx, id)
  await tries.take()
  const credencial = await from({ ...(await ctx.read()), idCliente }, 'credencial')
    .select('senhaHash')
    .where('idUsuario', '=', id)
    .executeTakeFirst()
  await ctx.endReading()
  if (await checkPassword(credencial?.senhaHash ?? null, password)) return tries.giveBack()
  throw invalid({ [field]: 'A senha atual não confere.' })
}
