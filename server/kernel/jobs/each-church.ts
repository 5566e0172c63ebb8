import type { Services } from '../context.js'

/**
 * Does the work of a scheduled job in one church after the other. A church in which it fails, such as one that is being
 * moved, does not keep the job from the churches after it.
 * @throws the first failure, after all churches, so that the job runs again
 */
export async function inEachChurch<Church extends { idCliente: number }>(
  { log }: Pick<Services, 'log'>,
  churches: readonly Church[],
  work: (church: Church) => Promise<unknown>,
): Promise<void> {
  let first: unknown
  for (const church of churches) {
    try {
      await work(church)
    } catch (error) {
      log.error({ idCliente: church.idCliente, err: error }, 'job failed in a church')
      first ??= error ?? new Error('no reason')
    }
  }
  if (first) throw first
}
