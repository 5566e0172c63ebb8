import type { Context } from '../context.js'
import { type AppError, isRequestOver } from '../errors.js'

/**
 * Proves the current user, if no read has done so. One who has changed is looked up anew.
 * @returns false when the user has changed: what was done until now must be thrown away
 * @throws UNAUTHENTICATED when the session has ended
 */
export async function prove({ user, readings }: Context): Promise<boolean> {
  const { trusted } = user
  if (!trusted || trusted.state === 'proven') return true
  await readings.end()
  if (trusted.state === 'unproven') await readings.prove(trusted)
  if (trusted.state !== 'refuted') return true
  await trusted.otherwise()
  user.trusted = undefined
  return false
}

/**
 * Whether this failure is none: the attempt is answered anew, because its current user has changed, or nobody waits for
 * the answer any more.
 */
export const isMoot = ({ user, life }: Context, failure: AppError): boolean =>
  user.trusted?.state === 'refuted' || (life.over && isRequestOver(failure))
