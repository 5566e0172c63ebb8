import { current, type Work } from '../../base/watching/running.js'

/** Something that holds one of a church's connections, and can do without while it has nothing to send. */
export interface GivesWay {
  giveWay(): void
}

/** What a request or a job holds of its church's connections, and how many more it waits for. */
interface Held {
  readonly places: Set<GivesWay>
  waiting: number
}

const held = new WeakMap<Work, Held>()

/** What is held by the request or the job that runs now. */
export function heldNow(): Held {
  const work = current()?.work
  const now = (work && held.get(work)) ?? { places: new Set(), waiting: 0 }
  if (work) held.set(work, now)
  return now
}

/**
 * Waits for a connection, and meanwhile holds none that has nothing to send: requests that hold one and wait for another
 * would wait for each other.
 */
export async function givingWay<T>(wait: () => Promise<T>): Promise<T> {
  const now = heldNow()
  now.waiting++
  try {
    for (const place of now.places) place.giveWay()
    return await wait()
  } finally {
    now.waiting--
  }
}
