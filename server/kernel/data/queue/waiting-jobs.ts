import { sql } from 'kysely'
import type { Writing } from '../tenant/session.js'

/** The queue's table belongs to no church, so the application's role may read and write it. */
const jobs = sql.table('pgboss.job')

const ofChurch = ({ idCliente }: Pick<Writing, 'idCliente'>, name: string) => sql`
  name = ${name} and group_id = ${String(idCliente)} and state in ('created', 'retry')`

export async function countWaiting(work: Pick<Writing, 'db' | 'idCliente'>, name: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${jobs} where ${ofChurch(work, name)}`.execute(work.db)
  return rows[0]?.n ?? 0
}

/**
 * Holds the church's job that waits and runs within so many seconds until the end of the transaction: nobody takes it
 * before the commit, and misses what is written until then.
 * @returns false when there is none
 */
export async function holdWaiting(work: Writing, name: string, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    select id from ${jobs} where ${ofChurch(work, name)} and start_after <= now() + ${seconds} * interval '1 second'
    limit 1 for share skip locked`.execute(work.db)
  return rows.length > 0
}

/**
 * Adds to the list of the church's job that waits and could run now, or that runs in about so many seconds: what can go on
 * now does not wait for what cannot.
 */
export async function addToWaiting(
  work: Writing,
  name: string,
  { field, values, most, seconds }: { field: string; values: readonly unknown[]; most: number; seconds: number },
): Promise<'added' | 'full' | 'none'> {
  const at = (s: number) => sql`now() + ${s} * interval '1 second'`
  const due = seconds ? sql`start_after between ${at(seconds - 60)} and ${at(seconds + 60)}` : sql`start_after <= now()`
  // one that is being taken counts as none
  const { rows } = await sql<{ id: string; room: boolean }>`
    select id, jsonb_array_length(data -> ${field}::text) + ${values.length}::int <= ${most}::int as room from ${jobs}
    where ${ofChurch(work, name)} and ${due} and jsonb_typeof(data -> ${field}::text) = 'array'
    order by 2 desc limit 1 for update skip locked`.execute(work.db)
  const [job] = rows
  if (!job) return 'none'
  if (!job.room) return 'full'
  await sql`
    update ${jobs} set data = jsonb_set(data, array[${field}::text], data -> ${field}::text || ${JSON.stringify(values)}::jsonb)
    where name = ${name} and id = ${job.id}`.execute(work.db)
  return 'added'
}
