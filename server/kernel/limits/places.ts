import { tooManyRequests } from '../errors.js'

/**
 * A limit of concurrent requests under one key. A request needs one place under each key, from the narrowest to the widest:
 * its session has four places, its church eight.
 */
export interface PlaceLimit {
  key: string
  most: number
}

interface Waiting {
  needed: readonly PlaceLimit[]
  owner: string
  begin(): void
}

export interface QueueLimits {
  /** the maximum number of waiting requests of one church or address */
  waiting: number
  /** maximum waiting time in milliseconds */
  waitMs: number
}

const usual: QueueLimits = { waiting: 100, waitMs: 5000 }

const tooMany = () => tooManyRequests(2, 'Muitas requisições ao mesmo tempo. Aguarde um instante e tente novamente.')

/**
 * Limits concurrent requests per client; the others wait until a place is free. Whose narrower key holds the fewest places
 * is next, so that one session does not make the others of its church wait, nor one church those that share its places.
 * Each process counts its own requests, because it limits its own time, memory and connections.
 */
export class Places {
  private readonly taken = new Map<string, number>()
  /** the queues, by the widest key of a request's limits */
  private readonly queues = new Map<string, Set<Waiting>>()

  constructor(private readonly limits: QueueLimits = usual) {}

  /** @returns the function that releases the places, or undefined when one of them is not free */
  take(needed: readonly PlaceLimit[]): (() => void) | undefined {
    if (!this.free(needed)) return undefined
    for (const { key } of needed) this.taken.set(key, (this.taken.get(key) ?? 0) + 1)
    let held = true
    return () => {
      if (held) this.giveBack(needed)
      held = false
    }
  }

  /**
   * Waits until `take` returns the places.
   * @param gone aborts when the request has ended
   * @param owner whose waiting requests are counted together: all of the queue, unless several churches share it
   * @returns the function that releases the places
   * @throws TOO_MANY_REQUESTS when too many wait already, or when it takes too long
   */
  wait(needed: readonly PlaceLimit[], gone?: AbortSignal, owner = queueKey(needed)): Promise<() => void> {
    const queue = this.queueOf(needed)
    const own = [...queue].filter((one) => one.owner === owner).length
    if (own >= this.limits.waiting || gone?.aborted) return Promise.reject(tooMany())
    return new Promise((resolve, reject) => {
      const refuse = () => {
        stop()
        reject(tooMany())
      }
      const late = setTimeout(refuse, this.limits.waitMs)
      const stop = () => {
        clearTimeout(late)
        gone?.removeEventListener('abort', refuse)
        queue.delete(one)
        if (queue.size === 0) this.queues.delete(queueKey(needed))
      }
      const one: Waiting = {
        needed,
        owner,
        begin: () => {
          stop()
          resolve(this.take(needed) as () => void)
        },
      }
      gone?.addEventListener('abort', refuse)
      queue.add(one)
      this.queues.set(queueKey(needed), queue)
    })
  }

  private free(needed: readonly PlaceLimit[]): boolean {
    return needed.every(({ key, most }) => (this.taken.get(key) ?? 0) < most)
  }

  private queueOf(needed: readonly PlaceLimit[]): Set<Waiting> {
    return this.queues.get(queueKey(needed)) ?? new Set()
  }

  private giveBack(needed: readonly PlaceLimit[]): void {
    for (const { key } of needed) {
      const left = (this.taken.get(key) ?? 0) - 1
      // unused keys are deleted, otherwise the map would have a key for every address that ever sent a request
      if (left > 0) this.taken.set(key, left)
      else this.taken.delete(key)
    }
    for (let next = this.next(needed); next; next = this.next(needed)) next.begin()
  }

  /** Who may begin now; the first of those that hold the fewest places. */
  private next(needed: readonly PlaceLimit[]): Waiting | undefined {
    const held = ({ needed }: Waiting) => this.taken.get(narrower(needed)) ?? 0
    let best: Waiting | undefined
    for (const one of this.queueOf(needed)) if (this.free(one.needed) && (!best || held(one) < held(best))) best = one
    return best
  }
}

const queueKey = (needed: readonly PlaceLimit[]): string => needed.at(-1)?.key ?? ''
const narrower = (needed: readonly PlaceLimit[]): string => (needed.at(-2) ?? needed.at(-1))?.key ?? ''
