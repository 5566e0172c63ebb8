import type { ReadingTransaction } from '../reading/reading.js'
import type { Turns, TurnTaker } from '../reading/turns.js'
import type { ChurchConnections } from './church-connections.js'
import { type GivesWay, heldNow } from './held-places.js'

/**
 * The one place that a request has among its church's connections. Its readings take turns in it. If each of them had a
 * place of its own, requests that hold one would wait for another, each for all others.
 */
export class RequestPlace implements Turns, GivesWay {
  private holder: TurnTaker | undefined
  private leave: (() => void) | undefined
  private readonly waiting: (() => void)[] = []
  private held: ReturnType<typeof heldNow> | undefined

  constructor(private readonly connections: ChurchConnections) {}

  async enter(one: TurnTaker): Promise<void> {
    while (this.holder && this.holder !== one && !this.holder.pause()) {
      if (this.holder.snapshot) throw new Error('a request reads beside its own snapshot')
      await new Promise<void>((resolve) => this.waiting.push(resolve))
    }
    if (this.holder === one) return
    this.holder = one
    try {
      if (!this.leave) this.took(await this.connections.wait(one.idCliente ?? 0))
    } catch (error) {
      this.end(one)
      throw error
    }
  }

  /**
   * Takes the place before the first reading, if one becomes free for the church soon. A reading must follow at once.
   * @returns whether it has one
   */
  async reserve(idCliente: number): Promise<boolean> {
    const leave = await this.connections.soon(idCliente)
    if (leave) this.took(leave)
    return leave !== undefined
  }

  /**
   * Counts a reading that has begun already, or ends it when no place is free for its church. One that has begun in this
   * place goes on.
   * @returns whether it goes on
   */
  async adopt(reading: ReadingTransaction): Promise<boolean> {
    const taker = reading.join(this)
    if (this.holder === taker) return true
    const leave = await this.connections.take(reading.idCliente ?? 0).catch(async (error: unknown) => {
      await reading.end()
      throw error
    })
    if (leave) {
      this.took(leave)
      this.holder = taker
    } else await reading.end()
    return leave !== undefined
  }

  rest(one: TurnTaker): void {
    if (this.holder === one && (this.waiting.length || this.held?.waiting)) this.giveWay()
  }

  end(one: TurnTaker): void {
    if (this.holder === one) this.pass()
  }

  giveWay(): void {
    if (this.holder?.pause()) this.pass()
  }

  private took(leave: () => void): void {
    this.leave = leave
    this.held = heldNow()
    this.held.places.add(this)
  }

  private pass(): void {
    this.holder = undefined
    const next = this.waiting.shift()
    if (next) return void next()
    this.held?.places.delete(this)
    this.leave?.()
    this.leave = undefined
  }
}
