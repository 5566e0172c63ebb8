import type { MikroORM } from '@mikro-orm/postgresql'
import { type Client, DatabaseError, type Pool, type PoolClient, type QueryResult } from 'pg'
import type { Engine, Preparing } from '../config.js'
import { namingTenant } from '../database/citus/tenant.js'
import { type Settings, settingsText } from '../database/engine.js'
import { requestOver } from '../errors.js'
import { execution, forgetOldest, hashOf, hasRoom, notePrepared, preparedName } from './prepared.js'
import { commit, discard, leaveConnection, takeConnection } from './reading-connections.js'
import { type Db, rowsThrough } from './rows.js'
import { type Sent, together } from './together.js'

export type { Db, Settings }

/** The common part of reading and writing transactions. `idCliente` null reads all tenants (platform only). */
export interface Reading {
  db: Db
  idCliente: number | null
}

/** How statements reach the database. */
export interface Way {
  /** who keeps them prepared */
  prepare: Preparing
  engine: Engine
}

/** A read-only transaction. */
export interface ReadingTransaction extends Reading {
  end(): Promise<void>
}

/** A fixed statement for data that every request needs first. */
export interface Opening {
  /** SQL with $1, $2 ... */
  text: string
  values: readonly (string | number)[]
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

export interface Kind {
  isolation: 'read committed' | 'repeatable read'
  /** how many rows a statement fetches at a time; absent: all */
  portion?: number
}

const usual: Kind = { isolation: 'read committed' }

/** Fetches rows in portions: parsing ten thousand rows at once would block other requests for 15 ms. */
export const snapshot: Kind = { isolation: 'repeatable read', portion: 500 }

/** How a transaction begins. */
interface Beginning {
  opening?: Opening | undefined
  kind?: Kind | undefined
  /** settings of the transaction, see limitsOf */
  limits?: Settings | undefined
  /** its first statement, which is sent along if this connection has prepared it and its values are simple */
  first?: Sent | undefined
}

/** A transaction that has begun on a connection. */
interface Begun<Row> {
  pool: Pool
  client: PoolClient
  /** the rows of the opening statement */
  rows: Row[]
  /** the answer of the first statement, if it was sent along */
  answer?: QueryResult<Record<string, unknown>> | undefined
}

/**
 * A read-only transaction on a connection of the pool, without the ORM: one message begins it, sets the tenant and
 * sends the opening statement, if there is one.
 * @param kind the usual transaction, or one snapshot for all its statements, which fetches rows in portions
 * @param limits settings of the transaction, see limitsOf
 */
export async function beginReading<Row = never>(
  orm: MikroORM,
  idCliente: number | null,
  way: Way,
  opening?: Opening,
  kind: Kind = usual,
  limits: Settings = {},
): Promise<Opened<Row>> {
  const begun = await begin<Row>(orm, idCliente, way, { opening, kind, limits })
  const { db, end } = readingOn(idCliente, way, kind, async () => begun, begun)
  return { db, idCliente, rows: begun.rows, end }
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
): ProvingTransaction {
  const start = async (first?: Sent) => {
    const begun = await begin<Row>(orm, idCliente, way, { opening, first })
    if (holds(begun.rows)) return begun
    leaveConnection(begun.pool, begun.client)
    throw requestOver()
  }
  return readingOn(idCliente, way, usual, start)
}

async function begin<Row>(
  orm: MikroORM,
  idCliente: number | null,
  way: Way,
  beginning: Beginning,
): Promise<Begun<Row>> {
  const { opening, kind = usual, limits = {}, first } = beginning
  const { prepare, engine } = way
  const pool = (await orm.em.getConnection().getNativeClient()) as Pool
  const { client, before } = await takeConnection(pool)
  const along = first && opening && prepare === 'connection' ? alongWith(client, opening, first) : undefined
  try {
    const tenant: Settings = idCliente === null ? {} : { 'app.id_cliente': String(Number(idCliente)) }
    const text = `${before}begin isolation level ${kind.isolation} read only${settingsText(engine, { ...tenant, ...limits })}${prepare === 'connection' ? forgetOldest(client) : ''}`
    if (!opening) {
      await client.query(text)
      return { pool, client, rows: [] }
    }
    const [asked, values] = named(way, idCliente, opening.text, opening.values)
    if (prepare === 'connection') {
      return { pool, client, ...(await beginAsking<Row>(client, text, { text: asked, values }, along)) }
    }
    await client.query(text)
    const { rows } = await client.query({ text: asked, values, ...nameFor(client, prepare, hashOf(asked)) })
    return { pool, client, rows: rows as Row[] }
  } catch (error) {
    // a refused statement leaves the connection usable: its next message ends the failed transaction
    if (along && !isLost(error)) leaveConnection(pool, client)
    else discard(client)
    // a connection that another reading returned may have been lost since then: this reading tries another connection
    if (before && isLost(error)) return begin(orm, idCliente, way, beginning)
    throw error
  }
}

/** A statement as the engine takes it. */
const named = <Value>(
  { engine }: Way,
  idCliente: number | null,
  text: string,
  values: readonly Value[],
): [string, (Value | number)[]] =>
  engine === 'citus' && idCliente !== null ? namingTenant(text, values, idCliente) : [text, [...values]]

/** @param start begins the transaction with its first statement, unless it has begun */
function readingOn<Row>(
  idCliente: number | null,
  way: Way,
  kind: Kind,
  start: (first?: Sent) => Promise<Begun<Row>>,
  begun?: Begun<Row>,
) {
  const { prepare, engine } = way
  let open = true
  let running = 0

  async function end(): Promise<void> {
    if (!open) return
    open = false
    // nothing was sent, or `send` ends it when the first message is answered
    if (!begun) return
    // a statement of a disconnected client may still run: the next reading must not wait for it
    if (running > 0) await commit(begun.client)
    else leaveConnection(begun.pool, begun.client)
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
    return now
  }

  async function send(statement: Sent): Promise<QueryResult<Record<string, unknown>>> {
    const { text, values, name, parts } = statement
    // the connection of an ended reading may already serve another request
    if (!open) throw requestOver()
    running++
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
    } finally {
      running--
    }
  }
  const alone = (asked: string, given: readonly unknown[]) => {
    const [text, values] = named(way, idCliente, asked, given)
    return send({ text, values, name: preparedName(text) })
  }
  // nothing is parsed before the reading has begun
  const parserOf = (type: number) => ((begun as Begun<Row>).client as unknown as Client).getTypeParser(type, 'text')
  // portions limit the number of rows that are parsed at once; one JSON of all rows would have no limit
  const db =
    kind.portion === undefined && engine === 'postgresql'
      ? rowsThrough(together(send, parserOf), { atOnce: true })
      : rowsThrough(alone)
  const prove = async () => {
    if (open && !begun) await startWith()
  }
  return { db, idCliente, end, prove }
}

/** The name under which a statement is sent, if it is to be prepared. */
function nameFor(client: PoolClient, prepare: Preparing, name: string): { name?: string } {
  if (!prepare || (prepare === 'pooler' && !hasRoom(client, name))) return {}
  notePrepared(client, name)
  return { name }
}

/** Whether PostgreSQL never answered or closed the connection, rather than refusing the statement. */
const isLost = (error: unknown): boolean => !(error instanceof DatabaseError) || error.code?.startsWith('57P') === true

/** The opening statements that each connection has prepared. */
const preparedOn = new WeakMap<PoolClient, Set<string>>()

/** A statement that is sent along with the opening statement. */
interface Along {
  sql: string
  /** its text, for those who measure and count statements */
  first: string
  parts?: number | undefined
}

/** The name of an opening statement in SQL: never the name of the same text as `nameFor` prepares it. */
const nameOf = (client: PoolClient, { text }: Opening): string => client.escapeIdentifier(`${hashOf(text)}-sql`)

/** Only with an opening that is prepared: when the other statement fails, it would not be known what was prepared. */
function alongWith(client: PoolClient, opening: Opening, { text, values, name, parts }: Sent): Along | undefined {
  if (!preparedOn.get(client)?.has(nameOf(client, opening))) return undefined
  const sql = execution(client, { values, name })
  return sql ? { sql, first: text, parts } : undefined
}

/**
 * Begins and sends the opening statement in one message: a second message per request costs a twentieth of the
 * throughput.
 */
async function beginAsking<Row>(client: PoolClient, begin: string, opening: Opening, along?: Along) {
  const { text, values } = opening
  const name = nameOf(client, opening)
  const prepared = preparedOn.get(client) ?? new Set()
  const preparing = prepared.has(name) ? '' : `; prepare ${name} as ${text}`
  const literals = values.map((value) => (typeof value === 'number' ? Number(value) : client.escapeLiteral(value)))
  const message = `${begin}${preparing}; execute ${name}(${literals.join(', ')})`
  const query = along ? { text: `${message}; ${along.sql}`, first: along.first, parts: along.parts } : message
  const results = (await client.query(query)) as unknown as QueryResult[]
  preparedOn.set(client, prepared.add(name))
  const answer = along && (results.pop() as QueryResult<Record<string, unknown>>)
  return { rows: results.at(-1)?.rows as Row[], answer }
}
