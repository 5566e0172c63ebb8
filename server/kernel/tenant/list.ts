import { type SelectQueryBuilder, type Simplify, sql } from 'kysely'
import type { Tables } from '../database/tables.js'
import type { List } from '../pagination.js'
import { attach, type Nested } from './nested.js'
import type { Reading } from './session.js'

/**
 * Reads one page: one row more than asked tells whether there is a next one; the count is a second statement only when
 * asked for. Never more than two statements.
 * @param sorted selects and orders the rows
 * @param matching the same rows before anything is selected, to count them
 * @param read how the rows are brought; row by row unless told
 */
export async function listOf<SortedFrom extends keyof Tables, Row, MatchingFrom extends keyof Tables>(
  input: {
    limit?: number | undefined
    offset: number
    comTotal: boolean
  },
  sorted: SelectQueryBuilder<Tables, SortedFrom, Row>,
  matching: SelectQueryBuilder<Tables, MatchingFrom, object>,
  read: RowReader = (query) => query.execute(),
): Promise<List<Simplify<Row>>> {
  const { limit, offset } = input
  const found = await read((limit === undefined ? sorted : sorted.limit(limit + 1)).offset(offset))
  const hasMore = limit !== undefined && found.length > limit
  const page = hasMore ? found.slice(0, limit) : found
  if (!input.comTotal) return { rows: page, hasMore, offset }
  const complete = offset === 0 && !hasMore
  return { rows: page, hasMore, offset, total: complete ? page.length : await count(matching) }
}

/** Executes a statement that selects rows. */
type RowReader = <From extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
) => Promise<Simplify<Row>[]>

/**
 * Brings all rows, and the lists within them, as JSON in one statement, which costs half of cells of rows and statements of
 * their own: for the few lists that are asked for most. Not for rows with amounts (they would lose their decimals), counts
 * (numbers, not texts) or bytes; instants come as ISO texts.
 */
export const asJson =
  (work: Reading, nested: readonly Nested[]): RowReader =>
  async (query) => {
    const ofPage = sql<readonly number[]>`array(select id from page)`
    const { rows, ...found } = await work.db
      .with(
        (cte) => cte('page').materialized(),
        () => query as never,
      )
      .selectNoFrom(sql<never>`(select coalesce(json_agg(page), '[]') from page)`.as('rows'))
      .select(
        nested.map((one) =>
          sql<never>`(select json_agg(item) from ${one.items(work, ofPage)} as item)`.as(one.property),
        ),
      )
      .executeTakeFirstOrThrow()
    attach(rows, nested, found as Record<string, object[] | null>)
    return rows
  }

async function count<From extends keyof Tables>(matching: SelectQueryBuilder<Tables, From, object>): Promise<number> {
  const { total } = await matching.select(sql<string>`count(*)`.as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

/**
 * Of the columns that a list selects, those that were asked for, and always `id` and `idCliente`.
 * @param columns 'usuario.name' or 'arquivo.uuid as uuidFoto'
 * @param asked property names; undefined for all
 */
export function lean<const Columns extends readonly string[]>(columns: Columns, asked: readonly string[] | undefined) {
  if (!asked) return columns
  return columns.filter((column) => {
    const name = propertyOf(column)
    return name === 'id' || name === 'idCliente' || asked.includes(name)
  }) as unknown as Columns
}

/** 'usuario.name' -> 'name', 'arquivo.uuid as uuidFoto' -> 'uuidFoto' */
const propertyOf = (column: string): string => column.slice(column.search(/\w+$/))
