import type { ReadingTransaction } from '../reading/reading.js'
import type { Turns, TurnTaker } from '../reading/turns.js'
import type { ChurchConnections } from './church-connections.js'

/**
 * The one place that a request has among its church's connections. Its readings take turns in it. If each of them had a
 * place of its own, requests that hold one would wait for another, each for all others.
 */
export class RequestPlace implements Turns {
  private holder: TurnTaker | undefined
  private leave: (() => void) | undefined
  private readonly waiting: (() => void)[] = []

  constructor(private readonly connections: ChurchConnections) {}

  async enter(one: TurnTaker): Promise<void> {
    while (this.holder && this.holder !== one && !this.holder.pause()) {
      if (this.holder.snapshot) throw new Error('a request reads beside its own snapshot')
      await new Promise<void>((resolve) => this.waiting.push(resolve))
    }
    if (this.holder === one) return
    this.holder = one
    try {
      this.leave ??= await this.connections.wait(one.idCliente ?? 0)
    } catch (error) {
      this.end(one)
      throw error
    }
  }

  /**
   * Counts a reading that has begun already, or ends it when no place is free for its church.
   * @returns whether it goes on
   */
  async adopt(reading: ReadingTransaction): Promise<boolean> {
    const leave = await this.connections.take(reading.idCliente ?? 0)
    if (leave) {
      this.leave = leave
      this.holder = reading.join(this)
    } else await reading.end()
    return leave !== undefined
  }

  rest(one: TurnTaker): void {
    if (this.waiting.length && this.holder === one && one.pause()) this.pass()
  }

  end(one: TurnTaker): void {
    if (this.holder === one) this.pass()
  }

  private pass(): void {
    this.holder = undefined
    const next = this.waiting.shift()
    if (next) next()
    else {
      this.leave?.()
      this.leave = undefined
    }
  }
}
