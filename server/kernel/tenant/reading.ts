import type { MikroORM } from '@mikro-orm/postgresql'
import type { Pool } from 'pg'
import { preparedName } from '../database/prepared.js'
import { type Db, rowsThrough } from '../database/rows.js'
import { requestOver } from '../errors.js'

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

/**
 * A read-only transaction on a connection of the pool, without the ORM: one message begins it and sets the tenant, and its
 * statements are prepared.
 * @param prepare keep the statements prepared, each once a connection
 */
export async function beginReading(
  orm: MikroORM,
  idCliente: number | null,
  prepare: boolean,
): Promise<ReadingTransaction> {
  const pool = (await orm.em.getConnection().getNativeClient()) as Pool
  const client = await pool.connect()
  let open = true

  async function end(): Promise<void> {
    if (!open) return
    open = false
    try {
      await client.query('commit')
      client.release()
    } catch {
      client.release(true) // a broken connection must not go back to the pool
    }
  }

  try {
    const tenant = idCliente === null ? '' : `; select set_config('app.id_cliente', '${Number(idCliente)}', true)`
    await client.query(`begin read only${tenant}`)
  } catch (error) {
    client.release(true)
    throw error
  }
  const db = rowsThrough(async (text, values) => {
    // once it has ended, the connection is somebody else's
    if (!open) throw requestOver()
    return client.query({ text, values: [...values], ...(prepare && { name: preparedName(text) }) })
  })
  return { db, idCliente, end }
}
