import type { MikroORM } from '@mikro-orm/postgresql'
import type { Client, PoolClient, QueryResult } from 'pg'
import type { Settings } from '../database/engine.js'
import { requestOver } from '../errors.js'
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

/** What the opening statement must find before anything else is read. */
export interface Proof<Row = unknown> {
  opening: Opening
  holds(rows: readonly Row[]): boolean
}

/** A read-only transaction that begins with its first statement. */
export interface ProvingTransaction extends ReadingTransaction {
  /** Begins without a statement, if none was sent yet. */
  prove(): Promise<void>
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
  const { prove, ...reading } = readingOn(idCliente, way, kind, start, turns)
  await prove()
  return { ...reading, rows: rows ?? [] }
}

/**
 * A reading whose first statement is sent in the message that begins it: PostgreSQL answers the opening statement and
 * that one together. When the opening's rows do not prove what was expected, the answer is thrown away, and the reading
 * is over.
 */
export function beginWithFirst<Row>(
  orm: MikroORM,
  idCliente: number,
  way: Way,
  { opening, holds }: Proof<Row>,
  turns?: Turns,
): ProvingTransaction {
  const start = async (first?: Sent) => {
    const begun = await begin<Row>(orm, idCliente, way, { opening, first })
    if (holds(begun.rows)) return begun
    leaveConnection(begun.pool, begun.client)
    throw requestOver()
  }
  return readingOn(idCliente, way, usual, start, turns)
}

/**
 * @param start begins the transaction with its first statement: also after each pause
 * @param turns shares a connection with other readings
 */
function readingOn<Row>(
  idCliente: number | null,
  way: Way,
  kind: Kind,
  start: (first?: Sent) => Promise<Begun<Row>>,
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

  async function startWith(first?: Sent): Promise<Begun<Row>> {
    const now = await start(first).catch((error) => {
      open = false
      throw error
    })
    if (!open) {
      leaveConnection(now.pool, now.client)
      throw requestOver()
    }
    begun = { ...now, answer: undefined }
    last = now.client
    return now
  }

  async function sent(statement: Sent): Promise<QueryResult<Record<string, unknown>>> {
    const { text, values, name, parts } = statement
    try {
      const { client, answer } = begun ?? (await startWith(statement))
      if (answer) return answer
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
  const prove = async () => {
    if (open && !begun) await inTurn(() => startWith())
  }
  return { db, idCliente, end, join, prove }
}
