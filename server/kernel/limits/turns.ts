import { type InLane, type Lane, Served } from './lanes.js'

interface Waiting extends InLane {
  begin(): void
}

/**
 * Runs heavy work: one piece at a time per church and per lane, and a maximum per process. Whoever was served the longest
 * ago is next, so the first piece of a church never waits behind the queue of another church, nor behind those of many
 * new churches, which share a lane.
 */
export class Turns {
  private readonly busy = new Set<Lane>()
  private readonly served = new Served()
  private waiting: readonly Waiting[] = []
  private running = 0

  constructor(private readonly atOnce: number) {}

  /**
   * @param by a number alone is a church with a lane of its own
   * @param signal cancels the waiting; its reason is thrown. Work that has started is not affected
   * @returns what the work returns
   */
  async run<T>(by: number | InLane, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const { church, lane } = typeof by === 'number' ? { church: by, lane: by } : by
    await this.turn(church, lane, signal)
    try {
      return await work()
    } finally {
      this.running--
      this.busy.delete(church)
      this.busy.delete(lane)
      this.served.note(lane, church)
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
    while (this.running < this.atOnce) {
      const free = this.waiting.filter(({ church, lane }) => !this.busy.has(church) && !this.busy.has(lane))
      const [first] = free.toSorted((a, b) => this.served.compare(a, b))
      if (!first) return
      this.waiting = this.waiting.filter((other) => other !== first)
      this.running++
      this.busy.add(first.church).add(first.lane)
      // also when it begins: what it takes counts from now
      this.served.note(first.lane, first.church)
      first.begin()
    }
  }
}
