import { type RawBuilder, sql } from 'kysely'

/** `matchRank` in the database, of a column with folded names: the order of a search that finds names. */
export function byMatch(column: string, [first = '%', ...more]: readonly string[]): RawBuilder<number> {
  const patterns = [first, ...more]
  const name = sql`(' ' || ${sql.ref(column)})`
  const begins = patterns.map((pattern) => sql`${name} like ${`% ${pattern.slice(1)}`}`)
  const starts = patterns.map((pattern) => sql`${name} like ${` ${pattern.slice(1)}`}`)
  return sql<number>`case when not (${sql.join(begins, sql` and `)}) then 2 when ${sql.join(starts, sql` or `)} then 0 else 1 end`
}
