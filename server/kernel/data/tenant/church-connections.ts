import { type Lane, newcomers } from '../../base/turns/order.js'
import { Pace } from '../../base/turns/pace.js'
import { type PlaceLimit, Places } from '../../base/turns/places.js'
import { current } from '../../base/watching/running.js'
import { waited } from '../../base/watching/waiting.js'
import { givingWay } from './held-places.js'

/** The lane of tenant 0, which is no church: sign-ups, letters with passwords, the platform's own data. */
const nobody = '0'

/** Who asks in tenant 0: each operation by itself, so that none waits behind the many calls of another one. */
const operation = (): string => `${nobody} ${current()?.work.operation ?? ''}`

/** How long a request waits that can go on without a connection of its church, in milliseconds. */
const soonMs = 1000

/**
 * The one queue for the pool's connections, in which it is decided who is next: requests, jobs and sockets of all
 * churches wait here, so nobody waits in the pool's own queue, which goes by age.
 *
 * A church has at most a quarter of the connections, and all churches of their first week together half. The same goes for
 * each operation of tenant 0, which is no church, and for all of them together; letters with which somebody signs in count
 * as such, also where they are written in a church. Those whose transactions are short come first,
 * after tenant 0, and every fourth connection goes to the church that was served the longest ago. An eighth of the pool is left for what asks one question alone: the
 * look-up of a session, counters of wrong passwords.
 */
export class ChurchConnections {
  private readonly pace = new Pace()
  private readonly places = new Places(undefined, (who) => (who.startsWith(`${nobody} `) ? 0 : this.pace.weight(who)))
  private readonly all: PlaceLimit

  /**
   * @param pool the maximum number of connections in the pool
   * @param laneOf tells whether a church is of its first week
   * @param now a clock in milliseconds
   */
  constructor(
    private readonly pool: number,
    private readonly laneOf: (idCliente: number) => Promise<Lane>,
    private readonly now = () => performance.now(),
  ) {
    this.all = { key: 'all', most: pool - (pool >> 3) }
  }

  /** How many transactions wait while none is free; while one is, a church only waits for its own. */
  get waiting(): number {
    return this.places.waitingFor(this.all)
  }

  /** @returns the function that gives the connection back, or undefined when none is free for this church */
  async take(idCliente: number): Promise<(() => void) | undefined> {
    const needed = await this.needed(idCliente)
    const leave = this.places.take(needed)
    return leave && this.measured(needed, leave)
  }

  /**
   * Like `take`, but waits for one. Meanwhile the request or the job gives back what its readings hold; it must be in no
   * transaction that writes.
   * @throws TOO_MANY_REQUESTS when too many wait already, or when it takes too long
   */
  async wait(idCliente: number): Promise<() => void> {
    const needed = await this.needed(idCliente)
    // what the request itself has just given back may be enough
    const inQueue = async () => this.places.take(needed) ?? this.places.wait(needed, undefined, needed[0]?.key)
    const leave = this.places.take(needed) ?? (await waited(() => givingWay(inQueue)))
    return this.measured(needed, leave)
  }

  /** Like `wait`, of a request that holds nothing yet; undefined when none becomes free soon. */
  async soon(idCliente: number): Promise<(() => void) | undefined> {
    const needed = await this.needed(idCliente)
    const queued = () => this.places.wait(needed, AbortSignal.timeout(soonMs), needed[0]?.key).catch(() => undefined)
    const leave = this.places.take(needed) ?? (await waited(queued))
    return leave && this.measured(needed, leave)
  }

  private measured([who]: readonly PlaceLimit[], leave: () => void): () => void {
    const began = this.now()
    return () => {
      this.pace.note(who?.key ?? '', this.now() - began)
      leave()
    }
  }

  private async needed(idCliente: number): Promise<readonly PlaceLimit[]> {
    const { pool, all } = this
    const [quarter, half] = [Math.max(2, pool >> 2), Math.max(2, pool >> 1)]
    if (idCliente === 0 || current()?.work.comesFirst)
      return [{ key: operation(), most: quarter }, { key: nobody, most: half }, all]
    const church = { key: String(idCliente), most: quarter }
    if ((await this.laneOf(idCliente)) !== newcomers) return [church, all]
    return [church, { key: newcomers, most: half }, all]
  }
}
