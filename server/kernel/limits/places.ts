import { tooManyRequests } from '../errors.js'

/** A kind of place that a request needs, with its maximum: four per session, eight per church. */
export interface Seat {
  key: string
  most: number
}

interface Waiting {
  seats: readonly Seat[]
  begin(): void
}

export interface Patience {
  /** the maximum number of waiting requests in one queue, that of the widest seat */
  waiting: number
  /** maximum waiting time in milliseconds */
  patience: number
}

const usual: Patience = { waiting: 100, patience: 5000 }

const tooMany = () => tooManyRequests(2, 'Muitas requisições ao mesmo tempo. Aguarde um instante e tente novamente.')

/**
 * Limits concurrent requests per client; the others wait in order until a place is free. Each process counts its own
 * requests, because it limits its own time, memory and connections.
 */
export class Places {
  private readonly taken = new Map<string, number>()
  /** the queues, by the key of the widest seat, which is the last one in the list */
  private readonly queues = new Map<string, Set<Waiting>>()

  constructor(private readonly limits: Patience = usual) {}

  /** @returns the function that releases the places, or undefined when one of them is not free */
  take(seats: readonly Seat[]): (() => void) | undefined {
    if (!this.free(seats)) return undefined
    for (const { key } of seats) this.taken.set(key, (this.taken.get(key) ?? 0) + 1)
    let held = true
    return () => {
      if (held) this.giveBack(seats)
      held = false
    }
  }

  /**
   * Waits for places that `take` did not give.
   * @param gone aborts when the request has ended
   * @returns the function that releases the places
   * @throws TOO_MANY_REQUESTS when too many wait already, or when it takes too long
   */
  wait(seats: readonly Seat[], gone?: AbortSignal): Promise<() => void> {
    const queue = this.queueOf(seats)
    if (queue.size >= this.limits.waiting || gone?.aborted) return Promise.reject(tooMany())
    return new Promise((resolve, reject) => {
      const refuse = () => {
        stop()
        reject(tooMany())
      }
      const late = setTimeout(refuse, this.limits.patience)
      const stop = () => {
        clearTimeout(late)
        gone?.removeEventListener('abort', refuse)
        queue.delete(one)
        if (queue.size === 0) this.queues.delete(widest(seats))
      }
      const one: Waiting = {
        seats,
        begin: () => {
          stop()
          resolve(this.take(seats) as () => void)
        },
      }
      gone?.addEventListener('abort', refuse)
      queue.add(one)
      this.queues.set(widest(seats), queue)
    })
  }

  private free(seats: readonly Seat[]): boolean {
    return seats.every(({ key, most }) => (this.taken.get(key) ?? 0) < most)
  }

  private queueOf(seats: readonly Seat[]): Set<Waiting> {
    return this.queues.get(widest(seats)) ?? new Set()
  }

  private giveBack(seats: readonly Seat[]): void {
    for (const { key } of seats) {
      const left = (this.taken.get(key) ?? 0) - 1
      // unused keys are deleted, because every address that ever called would have one
      if (left > 0) this.taken.set(key, left)
      else this.taken.delete(key)
    }
    for (const one of this.queueOf(seats)) if (this.free(one.seats)) one.begin()
  }
}

const widest = (seats: readonly Seat[]): string => seats.at(-1)?.key ?? ''
