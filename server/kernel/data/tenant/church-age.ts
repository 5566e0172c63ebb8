import { sql } from 'kysely'
import type { Reading } from './session.js'

/** When these churches began (milliseconds). One that does not exist is missing. */
export async function churchesSince(
  { db }: Pick<Reading, 'db'>,
  churches: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; desde: Date }>`
    select id_cliente as id, created_at as desde from cliente where id_cliente = any (${churches}::int[])`.execute(db)
  return new Map(rows.map(({ id, desde }) => [id, new Date(desde).getTime()]))
}

const weekMs = 7 * 24 * 60 * 60_000

/** Signing up is free, so churches of their first week share what one person could use up with many of them. */
export const isFirstWeek = (since: number): boolean => Date.now() - since < weekMs
