import { type Lane, newcomers } from '../limits/order.js'
import { Pace } from '../limits/pace.js'
import { type PlaceLimit, Places } from '../limits/places.js'
import { waited } from '../watching/waiting.js'

/** Tenant 0, which is no church: whoever signs in or asks for a password. */
const nobody = '0'

/**
 * The one queue for the pool's connections, in which it is decided who is next: requests, jobs and sockets of all
 * churches wait here, so nobody waits in the pool's own queue, which goes by age.
 *
 * A church has at most a quarter of the connections, and all churches of their first week together half. Those whose
 * transactions are short come first, and every fourth connection goes to the church that was served the longest ago. Tenant
 * 0, which is no church, has only the limit of all. An eighth of the pool is left for what asks one question alone: the
 * look-up of a session, counters of wrong passwords.
 */
export class ChurchConnections {
  private readonly pace = new Pace()
  private readonly places = new Places(undefined, (who) => (who === nobody ? 0 : this.pace.weight(who)))
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
   * Like `take`, but waits for one. The caller must hold no other connection.
   * @throws TOO_MANY_REQUESTS when too many wait already, or when it takes too long
   */
  async wait(idCliente: number): Promise<() => void> {
    const needed = await this.needed(idCliente)
    const leave =
      this.places.take(needed) ?? (await waited(() => this.places.wait(needed, undefined, String(idCliente))))
    return this.measured(needed, leave)
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
    if (idCliente === 0) return [{ key: nobody, most: all.most }, all]
    const church = { key: String(idCliente), most: Math.max(2, pool >> 2) }
    if ((await this.laneOf(idCliente)) !== newcomers) return [church, all]
    return [church, { key: newcomers, most: Math.max(2, pool >> 1) }, all]
  }
}
