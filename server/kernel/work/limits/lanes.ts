import { type InLane, type Lane, newcomers } from '../../base/turns/order.js'
import { churchesSince, isFirstWeek } from '../../data/tenant/church-age.js'
import { openReading, type Sessions } from '../../data/tenant/session.js'
import type { Services } from '../context/context.js'

/** When each church began, which never changes. Each process remembers this many. */
const begun = new WeakMap<Sessions, Map<number, number>>()
const remembered = 10_000

/** Looks up the lanes of these churches. A church that does not exist has a lane of its own. */
export async function lanesOf(
  { sessions }: Pick<Services, 'sessions'>,
  churches: readonly number[],
): Promise<(church: number) => Lane> {
  const known = begun.get(sessions) ?? new Map<number, number>()
  begun.set(sessions, known)
  const missing = churches.filter((church) => church > 0 && !known.has(church))
  if (missing.length > 0) {
    if (known.size + missing.length > remembered) known.clear()
    const { db, end } = await openReading(sessions, null)
    for (const [church, since] of await churchesSince({ db }, missing).finally(end)) known.set(church, since)
  }
  return (church) => (isFirstWeek(known.get(church) ?? 0) ? newcomers : church)
}

export const inLane = async (services: Pick<Services, 'sessions'>, church: number): Promise<InLane> => ({
  church,
  lane: (await lanesOf(services, [church]))(church),
})
