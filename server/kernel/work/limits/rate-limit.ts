import { defineEntity, p } from '@mikro-orm/core'
import type { MikroORM } from '@mikro-orm/postgresql'
import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyRequests } from '../../base/errors.js'

/**
 * Counters of failed attempts, by hashed account and address; they belong to no tenant and contain no personal data.
 */
export const Limite = defineEntity({
  name: 'Limite',
  tableName: 'limite',
  properties: {
    key: p.string().length(255).primary(),
    points: p.integer().default(0),
    expire: p.bigint('number').nullable(),
  },
})

/** Counts attempts in the database, so that several processes share them. */
export class Limiter {
  private readonly limiter: RateLimiterPostgres

  /**
   * @param seconds the time window, and how long further attempts are blocked
   * @param text of the error
   */
  constructor(
    orm: MikroORM,
    name: string,
    points: number,
    seconds: number,
    private readonly text?: string,
  ) {
    const client = {
      query: async ({ text, values }: { text: string; values: unknown[] }) => {
        const { rows, numAffectedRows } = await orm.em.fork().getKysely().executeQuery(CompiledQuery.raw(text, values))
        return { rows, rowCount: numAffectedRows === undefined ? rows.length : Number(numAffectedRows) }
      },
    }
    this.limiter = new RateLimiterPostgres({
      storeClient: client,
      storeType: 'client',
      tableName: 'limite',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
      blockDuration: seconds,
      clearExpiredByTimeout: false,
    })
  }

  /**
   * Counts one attempt.
   * @throws TOO_MANY_REQUESTS when it exceeds the limit
   */
  async consume(key: string): Promise<void> {
    try {
      await this.limiter.consume(key)
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw this.refusal(refused)
      throw refused
    }
  }

  /**
   * Counts nothing.
   * @throws TOO_MANY_REQUESTS when the limit is reached
   */
  async refuseOver(key: string): Promise<void> {
    const counted = await this.limiter.get(key)
    if (counted && counted.consumedPoints >= this.limiter.points) throw this.refusal(counted)
  }

  /** Whether the limit is reached. Counts nothing. */
  async isReached(key: string): Promise<boolean> {
    const counted = await this.limiter.get(key)
    return counted !== null && counted.consumedPoints >= this.limiter.points
  }

  private refusal({ msBeforeNext }: RateLimiterRes) {
    return tooManyRequests(msBeforeNext / 1000, this.text)
  }

  /** Undoes one `consume`. */
  async giveBack(key: string): Promise<void> {
    await this.limiter.reward(key)
  }

  /** Stores the key for one time window from now; `knows` finds it. */
  async remember(key: string): Promise<void> {
    await this.limiter.set(key, 1, this.limiter.duration)
  }

  async knows(key: string): Promise<boolean> {
    return (await this.limiter.get(key)) !== null
  }

  async clear(key: string): Promise<void> {
    await this.limiter.delete(key)
  }
}
