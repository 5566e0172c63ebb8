import { waited } from '../watching/waiting.js'
import { type InLane, type Lane, placesOf, Served, Spent } from './order.js'

interface Waiting extends InLane {
  begin(): void
}

/**
 * Runs heavy work: one piece at a time per church, and a maximum per process. Whoever was served the longest ago is next,
 * so the first piece of a church never waits behind the queue of another church, nor behind those of many new churches,
 * which share a lane, or of churches that took much of the time lately.
 */
export class Turns {
  /** what runs, by its church */
  private readonly running = new Map<number, Lane>()
  private readonly served = new Served()
  private waiting: readonly Waiting[] = []

  constructor(
    private readonly atOnce: number,
    private readonly spent = new Spent(),
  ) {}

  /**
   * @param by a number alone is a church with a lane of its own
   * @param signal cancels the waiting; its reason is thrown. Work that has started is not affected
   * @returns what the work returns
   */
  async run<T>(by: number | InLane, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const { church, lane } = typeof by === 'number' ? { church: by, lane: by } : by
    await waited(() => this.turn(church, lane, signal))
    const began = performance.now()
    try {
      return await work()
    } finally {
      this.served.note(this.running.get(church) ?? lane, church)
      this.running.delete(church)
      this.spent.add(church, performance.now() - began)
      this.next()
    }
  }

  private turn(church: number, lane: Lane, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const giveUp = () => {
        this.waiting = this.waiting.filter((other) => other !== one)
        reject(signal?.reason)
      }
      const one: Waiting = {
        church,
        lane,
        begin: () => {
          signal?.removeEventListener('abort', giveUp)
          resolve()
        },
      }
      signal?.addEventListener('abort', giveUp, { once: true })
      this.waiting = [...this.waiting, one]
      this.next()
    })
  }

  private next(): void {
    while (this.running.size < this.atOnce) {
      const [first] = this.waiting
        .map((one) => ({ one, church: one.church, lane: this.spent.lane(one.church, one.lane) }))
        .filter(({ church, lane }) => !this.running.has(church) && this.free(lane))
        .toSorted((a, b) => this.served.compare(a, b))
      if (!first) return
      const { one, church, lane } = first
      this.waiting = this.waiting.filter((other) => other !== one)
      this.running.set(church, lane)
      // also when it begins: what it takes counts from now
      this.served.note(lane, church)
      one.begin()
    }
  }

  private free(lane: Lane): boolean {
    const taken = [...this.running.values()].filter((other) => other === lane)
    return taken.length < placesOf(lane, this.atOnce)
  }
}
