import type { MikroORM } from '@mikro-orm/postgresql'
import { type Client, DatabaseError, type Pool, type PoolClient, type QueryResult } from 'pg'
import type { Engine, Preparing } from '../config.js'
import { namingTenant } from '../database/citus/tenant.js'
import { type Settings, settingsText } from '../database/engine.js'
import { requestOver } from '../errors.js'
import { forgetOldest, hashOf, hasRoom, notePrepared, preparedName } from './prepared.js'
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
  const { prepare, engine } = way
  /** A statement as the engine takes it. */
  const named = <Value>(text: string, values: readonly Value[]): [string, (Value | number)[]] =>
    engine === 'citus' && idCliente !== null ? namingTenant(text, values, idCliente) : [text, [...values]]
  const pool = (await orm.em.getConnection().getNativeClient()) as Pool
  const { client, before } = await takeConnection(pool)
  let open = true
  let running = 0

  async function end(): Promise<void> {
    if (!open) return
    open = false
    // a statement of a disconnected client may still run: the next reading must not wait for it
    if (running > 0) await commit(client)
    else leaveConnection(pool, client)
  }

  let rows: Row[] = []
  try {
    const tenant: Settings = idCliente === null ? {} : { 'app.id_cliente': String(Number(idCliente)) }
    const begin = `${before}begin isolation level ${kind.isolation} read only${settingsText(engine, { ...tenant, ...limits })}${prepare === 'connection' ? forgetOldest(client) : ''}`
    if (!opening) await client.query(begin)
    else {
      const [text, values] = named(opening.text, opening.values)
      if (prepare === 'connection') rows = await beginAsking<Row>(client, begin, { text, values })
      else {
        await client.query(begin)
        rows = (await client.query({ text, values, ...nameFor(client, prepare, hashOf(text)) })).rows as Row[]
      }
    }
  } catch (error) {
    discard(client)
    // a connection that another reading returned may have been lost since then: this reading tries another connection
    if (before && isLost(error)) return beginReading(orm, idCliente, way, opening, kind, limits)
    throw error
  }
  async function send({ text, values, name, parts }: Sent): Promise<QueryResult<Record<string, unknown>>> {
    // the connection of an ended reading may already serve another request
    if (!open) throw requestOver()
    running++
    try {
      const query = { text, values, rows: kind.portion, parts, ...(name && nameFor(client, prepare, name)) }
      return await client.query(query)
    } catch (error) {
      // after a failed statement in portions, pg sends no Sync, so PostgreSQL would never answer on this connection
      // again
      if (kind.portion !== undefined) {
        open = false
        discard(client)
      }
      throw error
    } finally {
      running--
    }
  }
  const alone = (asked: string, given: readonly unknown[]) => {
    const [text, values] = named(asked, given)
    return send({ text, values, name: preparedName(text) })
  }
  // portions limit the number of rows that are parsed at once; one JSON of all rows would have no limit
  const db =
    kind.portion === undefined && engine === 'postgresql'
      ? rowsThrough(
          together(send, (type) => parserOf(client, type)),
          { atOnce: true },
        )
      : rowsThrough(alone)
  return { db, idCliente, rows, end }
}

/** How the driver of this connection reads the texts of a type. */
const parserOf = (client: PoolClient, type: number) => (client as unknown as Client).getTypeParser(type, 'text')

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

/**
 * Begins and sends the opening statement in one message: a second message per request costs a twentieth of the
 * throughput.
 */
async function beginAsking<Row>(client: PoolClient, begin: string, { text, values }: Opening): Promise<Row[]> {
  // never the name of the same text as `nameFor` prepares it
  const name = client.escapeIdentifier(`${hashOf(text)}-sql`)
  const prepared = preparedOn.get(client) ?? new Set()
  const preparing = prepared.has(name) ? '' : `; prepare ${name} as ${text}`
  const literals = values.map((value) => (typeof value === 'number' ? Number(value) : client.escapeLiteral(value)))
  const results = await client.query(`${begin}${preparing}; execute ${name}(${literals.join(', ')})`)
  preparedOn.set(client, prepared.add(name))
  return (results as unknown as QueryResult[]).at(-1)?.rows as Row[]
}
