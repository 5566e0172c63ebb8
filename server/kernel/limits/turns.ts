interface Waiting {
  begin(): void
}

/**
 * Runs heavy work: one piece at a time per church, and a maximum per process. Churches take turns, so the first piece
 * of a church never waits behind the queue of another church.
 */
export class Turns {
  private running = 0
  private readonly busy = new Set<number>()
  /** In the order of the churches' turns. */
  private readonly queues = new Map<number, Waiting[]>()

  constructor(private readonly atOnce: number) {}

  /**
   * @param signal cancels the waiting; its reason is thrown. Work that has started is not affected
   * @returns what the work returns
   */
  async run<T>(church: number, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.turn(church, signal)
    try {
      return await work()
    } finally {
      this.running--
      this.busy.delete(church)
      const queue = this.queues.get(church)
      // moves the church to the end of the order
      if (queue && this.queues.delete(church)) this.queues.set(church, queue)
      this.next()
    }
  }

  private turn(church: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const giveUp = () => {
        const queue = (this.queues.get(church) ?? []).filter((other) => other !== one)
        if (queue.length > 0) this.queues.set(church, queue)
        else this.queues.delete(church)
        reject(signal?.reason)
      }
      const one: Waiting = {
        begin: () => {
          signal?.removeEventListener('abort', giveUp)
          resolve()
        },
      }
      signal?.addEventListener('abort', giveUp, { once: true })
      this.queues.set(church, [...(this.queues.get(church) ?? []), one])
      this.next()
    })
  }

  private next(): void {
    for (const [church, [first, ...others]] of this.queues) {
      if (this.running >= this.atOnce) return
      if (!first || this.busy.has(church)) continue
      if (others.length > 0) this.queues.set(church, others)
      else this.queues.delete(church)
      this.running++
      this.busy.add(church)
      first.begin()
    }
  }
}
