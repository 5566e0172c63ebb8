import type { Viewer } from '../../../kernel/access/can.js'
import type { Context } from '../../../kernel/context.js'
import { forbidden, invalid, signInFirst } from '../../../kernel/errors.js'
import { from } from '../../../kernel/tenant/records.js'
import { checkPassword } from './password.js'
import { passwordTries } from './throttle.js'

/**
 * The viewer, for what only its own session may do: change how one signs in, make tokens. An API token would otherwise be
 * able to outlive its scopes.
 * @throws FORBIDDEN for an API token
 */
export function sessionOnly(ctx: Context): Viewer {
  if (!ctx.viewer) throw signInFirst()
  if (!ctx.viewer.sessao) throw forbidden('Um token de API não pode fazer isto. Entre no sistema com a sua senha.')
  return ctx.viewer
}

/**
 * Asks for the password once more, so that an open screen is not enough. Leaves no transaction open.
 * @param field of the input, for the error
 * @throws VALIDATION_FAILED when it is wrong, TOO_MANY_REQUESTS when it was too often
 */
export async function confirmPassword(ctx: Context, field: string, password: string): Promise<void> {
  const { id, idCliente } = sessionOnly(ctx)
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
