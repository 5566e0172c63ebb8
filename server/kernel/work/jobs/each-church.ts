import { beginTurn, type Turn } from '../../base/turns/turn.js'
import type { Services } from '../context/context.js'

/**
 * Does the work of a scheduled job in one church after the other. A church in which it fails, such as one that is being
 * moved, does not keep the job from the churches after it. Nor does one with much work, which goes on when the others had
 * their turn.
 * @param work returns 'again' when the turn ended before all was done: it is called again, and finds what is left
 * @throws the first failure, after all churches, so that the job runs again
 */
export async function inEachChurch<Church extends { idCliente: number }>(
  { log }: Pick<Services, 'log'>,
  churches: readonly Church[],
  work: (church: Church, turn: Turn) => Promise<unknown>,
): Promise<void> {
  let first: unknown
  const row = [...churches]
  // the row grows while somebody is not done
  for (const church of row) {
    try {
      if ((await work(church, beginTurn())) === 'again') row.push(church)
    } catch (error) {
      log.error({ idCliente: church.idCliente, err: error }, 'job failed in a church')
      first ??= error ?? new Error('no reason')
    }
  }
  if (first) throw first
}
