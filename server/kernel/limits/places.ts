import { tooManyRequests } from '../errors.js'

/**
 * A limit of concurrent requests under one key. A request needs one place under each key: its session has four places,
 * its church eight.
 */
export interface PlaceLimit {
  key: string
  most: number
}

interface Waiting {
  needed: readonly PlaceLimit[]
  begin(): void
}

export interface QueueLimits {
  /** the maximum number of waiting requests in one queue */
  waiting: number
  /** maximum waiting time in milliseconds */
  waitMs: number
}

const usual: QueueLimits = { waiting: 100, waitMs: 5000 }

const tooMany = () => tooManyRequests(2, 'Muitas requisições ao mesmo tempo. Aguarde um instante e tente novamente.')

/**
 * Limits concurrent requests per client; the others wait in order until a place is free. Each process counts its own
 * requests, because it limits its own time, memory and connections.
 */
export class Places {
  private readonly taken = new Map<string, number>()
  /** the queues, by the last key of a request's limits, which has the most places */
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
   * @returns the function that releases the places
   * @throws TOO_MANY_REQUESTS when too many wait already, or when it takes too long
   */
  wait(needed: readonly PlaceLimit[], gone?: AbortSignal): Promise<() => void> {
    const queue = this.queueOf(needed)
    if (queue.size >= this.limits.waiting || gone?.aborted) return Promise.reject(tooMany())
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
    for (const one of this.queueOf(needed)) if (this.free(one.needed)) one.begin()
  }
}

const queueKey = (needed: readonly PlaceLimit[]): string => needed.at(-1)?.key ?? ''
