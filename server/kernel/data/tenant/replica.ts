import type { MikroORM } from '@mikro-orm/postgresql'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { beginReading } from '../reading/reading.js'

/** How long a reading waits for the copy to have everything that was written before it. */
const patience = 1000

/** Milliseconds between two looks at the copy. */
const pause = 25

/** How long a copy that has failed is not asked again. */
const rest = 30_000

/**
 * A streaming copy of the database (a hot standby), from which snapshots are read: reports, exports, copies of a church.
 * Nobody misses what was written before: the copy is used only once it has replayed the primary's log up to the moment
 * of the question; one that is late, or does not answer, is passed over.
 */
export class Replica {
  private notBefore = 0

  constructor(
    private readonly copy: { app: MikroORM; platform: MikroORM },
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
  ) {}

  /**
   * The pool to read from.
   * @param primary the pool of the same role in the database itself
   * @returns the copy's pool, or the given one
   */
  async choose(primary: MikroORM, role: 'app' | 'platform'): Promise<MikroORM> {
    if (performance.now() < this.notBefore) return primary
    const copy = this.copy[role]
    try {
      const written = await one(primary, 'select pg_current_wal_lsn()::text as at')
      for (const end = performance.now() + patience; ; await new Promise((resolve) => setTimeout(resolve, pause))) {
        const replayed = await one(copy, `select (pg_last_wal_replay_lsn() >= '${written}'::pg_lsn)::text as at`)
        if (replayed === 'true') return copy
        if (replayed === null) throw new Error('DATABASE_REPLICA_URL leads to a server that is no standby')
        if (performance.now() > end) return primary
      }
    } catch (error) {
      this.notBefore = performance.now() + rest
      this.log.warn({ err: error }, 'the replica is passed over')
      return primary
    }
  }
}

/** The single value of a statement. */
async function one(orm: MikroORM, text: string): Promise<string | null> {
  const { db, end } = await beginReading(orm, null, { prepare: false, engine: 'postgresql' })
  try {
    const { rows } = await sql<{ at: string | null }>`${sql.raw(text)}`.execute(db)
    return rows[0]?.at ?? null
  } finally {
    await end()
  }
}
