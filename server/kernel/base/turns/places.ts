import { tooManyRequests } from '../errors.js'
import { Served } from './order.js'

/**
 * A limit of concurrent requests under one key. A request needs one place under each key, from the narrowest to the widest:
 * its session has four places, its church eight. Who has the narrowest is who asks.
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

/** How often a place goes to who was served the longest ago, so that nobody waits for ever behind lighter ones. */
const everyFourth = 4

/**
 * Limits concurrent requests per client; the others wait until a place is free. Who is lighter is next: by default whoever
 * holds the fewest places, so that one session does not make the others of its church wait. Those of equal weight take
 * turns. Each process counts its own requests, because it limits its own time, memory and connections.
 */
export class Places {
  private readonly taken = new Map<string, number>()
  /** the queues, by the widest key of a request's limits */
  private readonly queues = new Map<string, Set<Waiting>>()
  private readonly served = new Served()
  private given = 0

  /** @param weight of who asks, by its narrowest key */
  constructor(
    private readonly limits: QueueLimits = usual,
    private readonly weight: (asker: string) => number = (asker) => this.taken.get(asker) ?? 0,
  ) {}

  /** @returns the function that releases the places, or undefined when one of them is not free */
  take(needed: readonly PlaceLimit[]): (() => void) | undefined {
    if (!this.free(needed)) return undefined
    for (const { key } of needed) this.taken.set(key, (this.taken.get(key) ?? 0) + 1)
    const { lane, church } = askerOf(needed)
    this.served.note(lane, church)
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

  /** How many wait because all places under this widest key are taken. */
  waitingFor(widest: PlaceLimit): number {
    return this.free([widest]) ? 0 : this.queueOf([widest]).size
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

  /** Who may begin now: of the lightest whoever was served the longest ago, and every fourth time of all. */
  private next(needed: readonly PlaceLimit[]): Waiting | undefined {
    const free = [...this.queueOf(needed)]
      .filter((one) => this.free(one.needed))
      .map((one) => ({ one, ...askerOf(one.needed) }))
    if (free.length < 2) return free[0]?.one
    const weigh = ++this.given % everyFourth !== 0
    const weights = free.map(({ church }) => (weigh ? this.weight(church) : 0))
    const least = Math.min(...weights)
    return free.filter((_, index) => weights[index] === least).reduce((a, b) => (this.served.compare(a, b) > 0 ? b : a))
      .one
  }
}

const queueKey = (needed: readonly PlaceLimit[]): string => needed.at(-1)?.key ?? ''

/** Who asks, and the lane in which that one takes turns with others: the widest key that not all of the queue share. */
function askerOf(needed: readonly PlaceLimit[]): { lane: string; church: string } {
  const church = needed[0]?.key ?? ''
  return { lane: needed.at(-2)?.key ?? church, church }
}
