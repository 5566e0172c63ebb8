import { sql } from 'kysely'
import type { Db } from '../tables.js'

/**
 * Lets the open transaction of a church commit in two phases: what it has written at the node of the church and at the
 * coordinator is there as one, also when the coordinator dies meanwhile. Citus does so when one statement writes to several
 * parts of a table, as this one does, which finds no row: no church has these numbers.
 */
export async function commitInTwoPhases(db: Db): Promise<void> {
  await sql`delete from idempotencia where id_cliente in (-2, -3)`.execute(db)
}
