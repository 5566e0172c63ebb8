import type { MikroORM } from '@mikro-orm/postgresql'
import { DatabaseError, type Pool, type PoolClient, type QueryResult } from 'pg'
import type { Engine, Preparing } from '../config.js'
import { namingTenant } from '../database/citus/tenant.js'
import { type Settings, settingsText } from '../database/engine.js'
import { execution, forgetOldest, hashOf, hasRoom, notePrepared } from './prepared.js'
import { discard, leaveConnection, takeConnection } from './reading-connections.js'
import type { Sent } from './together.js'

/** How statements reach the database. */
export interface Way {
  /** who keeps them prepared */
  prepare: Preparing
  engine: Engine
}

/** A fixed statement for data that every request needs first. */
export interface Opening {
  /** SQL with $1, $2 ... */
  text: string
  values: readonly (string | number)[]
}

export interface Kind {
  isolation: 'read committed' | 'repeatable read'
  /** how many rows a statement fetches at a time; absent: all */
  portion?: number
}

export const usual: Kind = { isolation: 'read committed' }

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
export interface Begun<Row> {
  pool: Pool
  client: PoolClient
  /** the rows of the opening statement */
  rows: Row[]
  /** the answer of the first statement, if it was sent along */
  answer?: QueryResult<Record<string, unknown>> | undefined
}

/** Begins a read-only transaction on a connection of the pool. */
export async function begin<Row>(
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
export const named = <Value>(
  { engine }: Way,
  idCliente: number | null,
  text: string,
  values: readonly Value[],
): [string, (Value | number)[]] =>
  engine === 'citus' && idCliente !== null ? namingTenant(text, values, idCliente) : [text, [...values]]

/** The name under which a statement is sent, if it is to be prepared. */
export function nameFor(client: PoolClient, prepare: Preparing, name: string): { name?: string } {
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
