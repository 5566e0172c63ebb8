import { type PlaceLimit, Places } from '../limits/places.js'
import { current } from '../watching/running.js'

const free = () => undefined

/**
 * A church has at most a quarter of the pool's connections at once, so that two or three churches cannot take all of
 * them. Further transactions of the church wait in order. Tenant 0, which is no church, has no limit, because public
 * operations use it.
 */
export class ChurchConnections {
  private readonly places = new Places()
  private readonly most: number

  /** @param pool the maximum number of connections in the pool */
  constructor(pool: number) {
    this.most = Math.max(2, pool >> 2)
  }

  /** @returns the function that gives the connection back, or undefined when the church has its maximum */
  take(idCliente: number): (() => void) | undefined {
    return idCliente === 0 ? free : this.places.take(this.needed(idCliente))
  }

  /**
   * Like `take`, but waits when the church has its maximum. The caller must hold no other connection.
   * @throws TOO_MANY_REQUESTS when too many wait already, or when it takes too long
   */
  async wait(idCliente: number): Promise<() => void> {
    const free = this.take(idCliente)
    if (free) return free
    // what waits for its own church keeps no place from others
    current()?.work.leave?.()
    return this.places.wait(this.needed(idCliente))
  }

  private needed(idCliente: number): readonly PlaceLimit[] {
    return [{ key: String(idCliente), most: this.most }]
  }
}
