import type { MikroORM } from '@mikro-orm/postgresql'
import type { Pool, PoolClient, QueryResult } from 'pg'
import { preparedName } from '../database/prepared.js'
import { type Db, rowsThrough } from '../database/rows.js'
import { requestOver } from '../errors.js'
import { commit, leaveConnection, takeConnection } from './reading-connections.js'

export type { Db }

/** What reading needs, in either kind of transaction. `idCliente` null reads all tenants (platform only). */
export interface Reading {
  db: Db
  idCliente: number | null
}

/** A read-only transaction. */
export interface ReadingTransaction extends Reading {
  end(): Promise<void>
}

/** A statement written once, for what every request needs first. */
export interface Opening {
  /** also its name in PostgreSQL */
  name: string
  /** SQL with $1, $2 ... */
  text: string
  values: readonly (string | number)[]
}

export interface Opened<Row> extends ReadingTransaction {
  /** what the opening statement found */
  rows: Row[]
}

interface Kind {
  isolation: 'read committed' | 'repeatable read'
  /** how many rows a statement brings at a time; all, where there is none */
  portion?: number
}

const usual: Kind = { isolation: 'read committed' }

/** Parsing ten thousand rows at once, nobody else would be answered for 15 ms. */
export const snapshot: Kind = { isolation: 'repeatable read', portion: 500 }

/**
 * A read-only transaction on a connection of the pool, without the ORM: one message begins it, sets the tenant and asks the
 * opening statement, if there is one; its statements are prepared.
 * @param prepare keep the statements prepared, each once a connection
 * @param kind usual, or one view of the data in all its statements, however many rows they bring
 */
export async function beginReading<Row = never>(
  orm: MikroORM,
  idCliente: number | null,
  prepare: boolean,
  opening?: Opening,
  kind: Kind = usual,
): Promise<Opened<Row>> {
  const pool = (await orm.em.getConnection().getNativeClient()) as Pool
  const { client, before } = await takeConnection(pool)
  let open = true
  let running = 0

  async function end(): Promise<void> {
    if (!open) return
    open = false
    // whoever gave up on a slow statement leaves it behind: nobody else shall wait for it
    if (running > 0) await commit(client)
    else leaveConnection(pool, client)
  }

  let rows: Row[] = []
  try {
    const tenant = idCliente === null ? '' : `; set local app.id_cliente = '${Number(idCliente)}'`
    const begin = `begin isolation level ${kind.isolation} read only${tenant}`
    if (!opening) await client.query(`${before}${begin}`)
    else if (prepare) rows = await beginAsking<Row>(client, before, begin, opening)
    else {
      await client.query(`${before}${begin}`)
      rows = (await client.query(opening.text, [...opening.values])).rows as Row[]
    }
  } catch (error) {
    client.release(true)
    // the connection may have broken since the reading before: that is not this reading's fault
    if (before) return beginReading(orm, idCliente, prepare, opening, kind)
    throw error
  }
  const db = rowsThrough(async (text, values) => {
    // once it has ended, the connection is somebody else's
    if (!open) throw requestOver()
    running++
    try {
      const query = { text, values: [...values], rows: kind.portion, ...(prepare && { name: preparedName(text) }) }
      return await client.query(query)
    } finally {
      running--
    }
  })
  return { db, idCliente, rows, end }
}

/** Which opening statements each connection has prepared. */
const preparedOn = new WeakMap<PoolClient, Set<string>>()

/** Begins and asks in one message: a message more for every request costs a twentieth of the throughput. */
async function beginAsking<Row>(
  client: PoolClient,
  before: string,
  begin: string,
  { name, text, values }: Opening,
): Promise<Row[]> {
  const prepared = preparedOn.get(client) ?? new Set()
  const preparing = prepared.has(name) ? '' : `prepare ${name} as ${text}; `
  const literals = values.map((value) => (typeof value === 'number' ? Number(value) : client.escapeLiteral(value)))
  const results = await client.query(`${before}${preparing}${begin}; execute ${name}(${literals.join(', ')})`)
  preparedOn.set(client, prepared.add(name))
  return (results as unknown as QueryResult[]).at(-1)?.rows as Row[]
}
