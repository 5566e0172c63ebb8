import type { Services } from '../context.js'
import { churchesSince, isFirstWeek } from '../tenant/church-age.js'
import { openReading, type Sessions } from '../tenant/session.js'

/**
 * Who takes turns with whom: a church, or the lane that all churches of their first week share. Signing up is free, so
 * thirty new churches count as one.
 */
export type Lane = number | string

/** The lane of the churches of their first week. */
export const newcomers = 'novas'

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

/** A church in its lane, for work that takes turns. */
export interface InLane {
  church: number
  lane: Lane
}

export const inLane = async (services: Pick<Services, 'sessions'>, church: number): Promise<InLane> => ({
  church,
  lane: (await lanesOf(services, [church]))(church),
})

/** Who was served when, so that whoever was served the longest ago is next: first among lanes, then within one. */
export class Served {
  private readonly last = new Map<Lane, number>()
  private turns = 0

  note(lane: Lane, church: Lane): void {
    this.turns++
    for (const key of new Set([lane, church])) {
      // moves it to the end, so that the oldest is forgotten first
      this.last.delete(key)
      this.last.set(key, this.turns)
    }
    for (const key of this.last.keys()) {
      if (this.last.size <= remembered) return
      this.last.delete(key)
    }
  }

  /** Compares for sorting; those who were never served stay in their order. */
  compare(a: { lane: Lane; church: Lane }, b: { lane: Lane; church: Lane }): number {
    return this.of(a.lane) - this.of(b.lane) || this.of(a.church) - this.of(b.church)
  }

  private of(key: Lane): number {
    return this.last.get(key) ?? 0
  }
}
