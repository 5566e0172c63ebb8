import { turnMs } from './turn.js'

/**
 * Who takes turns with whom: a church, or the lane that all churches of their first week share. Signing up is free, so
 * thirty new churches count as one.
 */
export type Lane = number | string

/** The lane of the churches of their first week. */
export const newcomers = 'novas'

/**
 * The lane of the churches that took much of the time of a queue lately: they share a third of its places, so that others
 * find one, and are one among the others in its order.
 */
export const heavy = 'pesadas'

/** How many of the places of a queue one lane may have. */
export const placesOf = (lane: Lane, atOnce: number): number => (lane === heavy ? Math.ceil(atOnce / 3) : 1)

/** Milliseconds in which half of what a church has taken is forgotten. */
const halfLife = 120_000

/** Milliseconds from which a church is heavy. */
const much = 3 * turnMs

/**
 * The time that each church took of a queue lately. Short work between long work changes nothing; time that somebody else
 * took, such as the wait for a turn, does not count.
 */
export class Spent {
  private readonly by = new Map<number | string, { ms: number; at: number }>()

  constructor(private readonly now = () => performance.now()) {}

  add(church: number | string, ms: number): void {
    const before = this.of(church)
    // moves it to the end, so that the oldest is forgotten first
    this.by.delete(church)
    this.by.set(church, { ms: before + Math.max(0, ms), at: this.now() })
    for (const key of this.by.keys()) {
      if (this.by.size <= remembered) return
      this.by.delete(key)
    }
  }

  /** The lane of a church, whose own one it is unless it is new. */
  lane(church: number | string, own: Lane): Lane {
    return own !== newcomers && this.of(church) > much ? heavy : own
  }

  private of(church: number | string): number {
    const { ms, at } = this.by.get(church) ?? { ms: 0, at: 0 }
    return ms * 0.5 ** ((this.now() - at) / halfLife)
  }
}

/** A church in its lane, for work that takes turns. */
export interface InLane {
  church: number
  lane: Lane
}

/** How many churches are remembered. */
const remembered = 10_000

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
