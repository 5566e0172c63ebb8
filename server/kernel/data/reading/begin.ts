import type { MikroORM } from '@mikro-orm/postgresql'
import { DatabaseError, type Pool, type PoolClient, type QueryResult } from 'pg'
import type { Engine, Preparing } from '../../base/config.js'
import { namingTenant } from '../database/citus/tenant.js'
import { type Settings, settingsText } from '../database/engine.js'
import { forgetOldest, hashOf, hasRoom, notePrepared } from './prepared.js'
import { discard, takeConnection } from './reading-connections.js'

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
}

/** A transaction that has begun on a connection. */
export interface Begun<Row> {
  pool: Pool
  client: PoolClient
  /** the rows of the opening statement */
  rows: Row[]
}

/** Begins a read-only transaction on a connection of the pool. */
export async function begin<Row>(
  orm: MikroORM,
  idCliente: number | null,
  way: Way,
  beginning: Beginning,
): Promise<Begun<Row>> {
  const { opening, kind = usual, limits = {} } = beginning
  const { prepare, engine } = way
  const pool = (await orm.em.getConnection().getNativeClient()) as Pool
  const { client, before } = await takeConnection(pool)
  try {
    const tenant: Settings = idCliente === null ? {} : { 'app.id_cliente': String(Number(idCliente)) }
    const text = `${before}begin isolation level ${kind.isolation} read only${settingsText(engine, { ...tenant, ...limits })}${prepare === 'connection' ? forgetOldest(client) : ''}`
    if (!opening) {
      await client.query(text)
      return { pool, client, rows: [] }
    }
    const [asked, values] = named(way, idCliente, opening.text, opening.values)
    if (prepare === 'connection') {
      return { pool, client, rows: await beginAsking<Row>(client, text, { text: asked, values }) }
    }
    await client.query(text)
    const { rows } = await client.query({ text: asked, values, ...nameFor(client, prepare, hashOf(asked)) })
    return { pool, client, rows: rows as Row[] }
  } catch (error) {
    discard(client)
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

/** The name of an opening statement in SQL: never the name of the same text as `nameFor` prepares it. */
const nameOf = (client: PoolClient, { text }: Opening): string => client.escapeIdentifier(`${hashOf(text)}-sql`)

/**
 * Begins and sends the opening statement in one message: a second message per request costs a twentieth of the
 * throughput.
 */
async function beginAsking<Row>(client: PoolClient, begin: string, opening: Opening): Promise<Row[]> {
  const { text, values } = opening
  const name = nameOf(client, opening)
  const prepared = preparedOn.get(client) ?? new Set()
  const preparing = prepared.has(name) ? '' : `; prepare ${name} as ${text}`
  const literals = values.map((value) => (typeof value === 'number' ? Number(value) : client.escapeLiteral(value)))
  const message = `${begin}${preparing}; execute ${name}(${literals.join(', ')})`
  const results = (await client.query(message)) as unknown as QueryResult[]
  preparedOn.set(client, prepared.add(name))
  return results.at(-1)?.rows as Row[]
}
