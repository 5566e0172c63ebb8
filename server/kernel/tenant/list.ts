import { type SelectQueryBuilder, type Simplify, sql } from 'kysely'
import type { Tables } from '../database/tables.js'
import type { List } from '../pagination.js'

/**
 * Reads one page: one row more than asked tells whether there is a next one; the count is a second statement only when
 * asked for. Never more than two statements. DB: the tables, with the names that the query gives them (`usuario as pastor`).
 * @param sorted selects and orders the rows
 * @param matching the same rows before anything is selected, to count them
 */
export async function listOf<DB extends Tables, SortedFrom extends keyof DB, Row, MatchingFrom extends keyof DB>(
  input: {
    limit?: number | undefined
    offset: number
    comTotal: boolean
  },
  sorted: SelectQueryBuilder<DB, SortedFrom, Row>,
  matching: SelectQueryBuilder<DB, MatchingFrom, object>,
): Promise<List<Simplify<Row>>> {
  const { limit, offset } = input
  const found = await (limit === undefined ? sorted : sorted.limit(limit + 1)).offset(offset).execute()
  const hasMore = limit !== undefined && found.length > limit
  const page = hasMore ? found.slice(0, limit) : found
  if (!input.comTotal) return { rows: page, hasMore, offset }
  const complete = offset === 0 && !hasMore
  // the names of its tables do not matter for counting
  const counted = matching as unknown as SelectQueryBuilder<Tables, keyof Tables, object>
  return { rows: page, hasMore, offset, total: complete ? page.length : await count(counted) }
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
