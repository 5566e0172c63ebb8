import { type Expression, sql } from 'kysely'
import type { Reading } from './reading.js'

/** A feature's share of one statement: a query, and what is shown of its rows. */
export interface Part<Shown> {
  query: Expression<unknown>
  shown(rows: unknown[]): Promise<Shown[]>
}

/**
 * Rows come as JSON: amounts are texts with their decimals, instants are ISO texts, counts are numbers.
 * @param show one or several of what the statement is for
 */
export const part = <Row, Shown>(
  query: Expression<Row>,
  show: (row: Row) => Shown | readonly Shown[] | Promise<Shown>,
): Part<Shown> => ({
  query,
  shown: async (rows) => (await Promise.all(rows.map((row) => show(row as Row)))).flat() as Shown[],
})

/** What the parts of each feature show, all read in one statement: a timeline, the global search. */
export async function readParts<Shown>({ db }: Reading, features: readonly Part<Shown>[][]): Promise<Shown[][]> {
  const all = features.flat()
  if (!all.length) return features.map(() => [])
  const found = await db
    .selectNoFrom(
      all.map(({ query }, index) =>
        sql<string | null>`(select json_agg(item)::text from (${query}) as item)`.as(`of${index}`),
      ),
    )
    .executeTakeFirstOrThrow()
  const texts = Object.values(found) as (string | null)[]
  const shown = await Promise.all(all.map((one, index) => one.shown(rowsOf(texts[index]))))
  return features.map((parts) => shown.splice(0, parts.length).flat())
}

/** A number with decimals is an amount: it stays a text, as PostgreSQL wrote it. */
const rowsOf = (text: string | null | undefined): unknown[] =>
  text ? JSON.parse(text, (_key, value, context?: { source: string }) => exact(value, context?.source)) : []

const exact = (value: unknown, source: string | undefined) =>
  typeof value === 'number' && source?.includes('.') ? source : value
