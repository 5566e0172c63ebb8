import type { Context } from '../context.js'
import { type AppError, isRequestOver } from '../errors.js'

/**
 * Proves the current user, if no read has done so, see CurrentUser.prove.
 * @returns false when the user has changed: what was done until now must be thrown away
 */
export async function prove({ user, readings }: Context): Promise<boolean> {
  if (user.proven) return true
  await readings.end()
  return user.prove()
}

/**
 * Whether this failure is none: the attempt is answered anew, because its current user has changed, or nobody waits for
 * the answer any more.
 */
export const isMoot = ({ user, life }: Context, failure: AppError): boolean =>
  user.refuted || (life.over && isRequestOver(failure))
