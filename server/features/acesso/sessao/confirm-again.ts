import { invalid } from '../../../kernel/base/errors.js'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { confirmPassword, sessionOnly } from './confirm-password.js'
import { useSecondFactor } from './second-factor.js'
import { codeTries } from './throttle.js'

/** What an operation that asks again gets: the password in a field of its own, and the code. */
type Confirmation<Field extends string> = Record<Field, string> & { codigo?: string | null | undefined }

/**
 * Requires the password again and, from a person who signs in in two steps, also a code, which cannot be used again.
 * The only way to ask again: an open session or a stolen password is not enough for any operation that does. Leaves no
 * transaction open.
 * @returns whether the person signs in in two steps
 * @throws VALIDATION_FAILED when one of them is wrong or missing, TOO_MANY_REQUESTS after too many attempts
 */
export const confirmAgain = (ctx: Context, input: Confirmation<'minhaSenha'>): Promise<boolean> =>
  confirmAgainIn(ctx, 'minhaSenha', input)

/**
 * The same for an input with another name.
 * @param field the input's field for the password
 */
export const confirmAgainIn = <Field extends string>(
  ctx: Context,
  field: Field,
  input: Confirmation<Field>,
): Promise<boolean> => ctx.asOwnAccount((home) => confirmed(home, field, input))

async function confirmed<Field extends string>(
  ctx: Context,
  field: Field,
  input: Confirmation<Field>,
): Promise<boolean> {
  await confirmPassword(ctx, field, input[field])
  const { codigo } = input
  const { id, idCliente } = sessionOnly(ctx)
  const factor = await from({ ...(await ctx.read()), idCliente }, 'credencial')
    .select(['idUsuario', 'idCliente', 'totpSegredo', 'totpAtivoEm', 'totpUltimoPasso', 'codigosRecuperacao'])
    .where('idUsuario', '=', id)
    .executeTakeFirst()
  // the code is marked as used in a separate transaction
  await ctx.endReading()
  if (!factor?.totpAtivoEm) return false
  if (!codigo) throw invalid({ codigo: 'Informe o código do aplicativo de verificação.' })
  const tries = codeTries(ctx, id)
  await tries.take()
  if (!(await useSecondFactor(ctx, factor, codigo))) throw invalid({ codigo: 'Código de verificação incorreto.' })
  await tries.giveBack()
  return true
}
