import type { MikroORM } from '@mikro-orm/postgresql'
import type { Client, PoolClient, QueryResult } from 'pg'
import { requestOver } from '../../base/errors.js'
import type { Settings } from '../database/engine.js'
import { type Begun, begin, type Kind, named, nameFor, type Opening, usual, type Way } from './begin.js'
import { preparedName } from './prepared.js'
import { commit, discard, leaveConnection } from './reading-connections.js'
import { type Db, rowsThrough } from './rows.js'
import { type Sent, together } from './together.js'
import type { Turns, TurnTaker } from './turns.js'

export { type Kind, type Opening, snapshot, type Way } from './begin.js'
export type { Db, Settings }

/** The common part of reading and writing transactions. `idCliente` null reads all tenants (platform only). */
export interface Reading {
  db: Db
  idCliente: number | null
}

/** A read-only transaction. */
export interface ReadingTransaction extends Reading {
  end(): Promise<void>
  /** Takes turns from now on. */
  join(turns: Turns): TurnTaker
}

export interface Opened<Row> extends ReadingTransaction {
  /** the rows of the opening statement */
  rows: Row[]
}

/**
 * A read-only transaction on a connection of the pool, without the ORM: one message begins it, sets the tenant and
 * sends the opening statement, if there is one.
 * @param kind the usual transaction, or one snapshot for all its statements, which fetches rows in portions
 * @param limits settings of the transaction, see limitsOf
 * @param turns shares a connection with other readings
 */
export async function beginReading<Row = never>(
  orm: MikroORM,
  idCliente: number | null,
  way: Way,
  opening?: Opening,
  kind: Kind = usual,
  limits: Settings = {},
  turns?: Turns,
): Promise<Opened<Row>> {
  let rows: Row[] | undefined
  const start = async () => {
    const begun = await begin<Row>(orm, idCliente, way, { opening: rows ? undefined : opening, kind, limits })
    rows ??= begun.rows
    return begun
  }
  const { begin: beginNow, ...reading } = readingOn(idCliente, way, kind, start, turns)
  await beginNow()
  return { ...reading, rows: rows ?? [] }
}

/**
 * @param start begins the transaction: also after each pause
 * @param turns shares a connection with other readings
 */
function readingOn<Row>(
  idCliente: number | null,
  way: Way,
  kind: Kind,
  start: () => Promise<Begun<Row>>,
  turns?: Turns,
) {
  const { prepare, engine } = way
  let begun: Begun<Row> | undefined
  /** the connection that was used last; all read types in the same way */
  let last: PoolClient | undefined
  let open = true
  let running = 0

  const taker: TurnTaker = {
    idCliente,
    snapshot: kind.portion !== undefined,
    pause() {
      if (running > 0 || !open || kind.portion !== undefined) return false
      if (begun) leaveConnection(begun.pool, begun.client)
      begun = undefined
      return true
    },
  }
  const join = (joined: Turns) => {
    turns = joined
    return taker
  }

  async function end(): Promise<void> {
    const starting = running > 0 && !begun
    if (open && begun) {
      open = false
      // a statement of a disconnected client may still run: the next reading must not wait for it
      if (running > 0) await commit(begun.client)
      else leaveConnection(begun.pool, begun.client)
    }
    open = false
    // `inTurn` ends what is beginning
    if (!starting) turns?.end(taker)
  }

  /** Runs what needs the connection. */
  async function inTurn<T>(run: () => Promise<T>): Promise<T> {
    // the connection of an ended reading may already serve another request
    if (!open) throw requestOver()
    running++
    try {
      await turns?.enter(taker)
      if (!open) throw requestOver()
      return await run()
    } finally {
      running--
      if (!open && !begun) turns?.end(taker)
      else if (running === 0) turns?.rest(taker)
    }
  }

  async function started(): Promise<Begun<Row>> {
    const now = await start().catch((error) => {
      open = false
      throw error
    })
    if (!open) {
      leaveConnection(now.pool, now.client)
      throw requestOver()
    }
    begun = now
    last = now.client
    return now
  }

  async function sent(statement: Sent): Promise<QueryResult<Record<string, unknown>>> {
    const { text, values, name, parts } = statement
    try {
      const { client } = begun ?? (await started())
      const query = { text, values, rows: kind.portion, parts, ...(name && nameFor(client, prepare, name)) }
      return await client.query(query)
    } catch (error) {
      // after a failed statement in portions, pg sends no Sync, so PostgreSQL would never answer on this connection
      // again
      if (kind.portion !== undefined && begun) {
        open = false
        discard(begun.client)
      }
      throw error
    }
  }
  const send = (statement: Sent) => inTurn(() => sent(statement))
  const alone = (asked: string, given: readonly unknown[]) => {
    const [text, values] = named(way, idCliente, asked, given)
    return send({ text, values, name: preparedName(text) })
  }
  // nothing is parsed before the reading has begun
  const parserOf = (type: number) => (last as unknown as Client).getTypeParser(type, 'text')
  // portions limit the number of rows that are parsed at once; one JSON of all rows would have no limit
  const db =
    kind.portion === undefined && engine === 'postgresql'
      ? rowsThrough(together(send, parserOf), { atOnce: true })
      : rowsThrough(alone)
  return { db, idCliente, end, join, begin: () => inTurn(started) }
}
