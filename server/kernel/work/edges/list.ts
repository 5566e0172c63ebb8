import { type RawBuilder, type SelectQueryBuilder, type Simplify, sql } from 'kysely'
import type { List } from '../../../../schema/rules/pagination.js'
import type { Tables } from '../../data/database/tables.js'
import { Pages } from './edge.js'

/**
 * Reads one page in one statement. It reads one row more than requested, which shows whether there is a next page. The
 * count, if requested, is a second statement. For an edge, it reads the pages of all parents in the same way.
 * DB: the tables, with the names that the query gives them (`record as parent`).
 * @param sorted the query that selects and orders the rows
 * @param matching the same rows before anything is selected, for the count
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
  const pages = Pages.in(input)
  if (pages) return pages.read(input, plainly(sorted), plainly(matching))
  const { limit, offset } = input
  const found = await (limit === undefined ? sorted : sorted.limit(limit + 1)).offset(offset).execute()
  const hasMore = limit !== undefined && found.length > limit
  const page = hasMore ? found.slice(0, limit) : found
  if (!input.comTotal) return { rows: page, hasMore, offset }
  const complete = offset === 0 && !hasMore
  return { rows: page, hasMore, offset, total: complete ? page.length : await count(plainly(matching)) }
}

/**
 * One value over all rows of a list, such as their sum. For an edge it is one value of each parent's list, which the edge
 * puts into the list's property of this name.
 * @param query selects one row, with a column of this name
 */
export async function overAll<DB extends Tables, From extends keyof DB, Value>(
  input: object,
  property: string,
  query: SelectQueryBuilder<DB, From, Record<string, Value>>,
): Promise<Value | null> {
  const pages = Pages.in(input)
  if (!pages) return (await query.executeTakeFirstOrThrow())[property] as Value
  await pages.value(property, plainly(query as never))
  return null
}

/** Up to this many rows that match a search are remembered for its page. */
const few = 1000

/**
 * A list with one value over all its rows, such as their sum. The value and the count are one statement, because a
 * search reads every row of the church for either. It finds the ids too, so that the page does not search again; when they are
 * many, the page finds its rows soon. The list is of one table, which has a column `id`.
 * @param overall the value with the list's property of it (see overAll), and whether the list is a search
 */
export async function listAndValue<DB extends Tables, SortedFrom extends keyof DB, Row, From extends keyof DB, Value>(
  input: Parameters<typeof listOf>[0],
  sorted: SelectQueryBuilder<DB, SortedFrom, Row>,
  matching: SelectQueryBuilder<DB, From, object>,
  { name, value, searched }: { name: string; value: RawBuilder<Value>; searched: boolean },
): Promise<{ list: List<Simplify<Row>>; value: Value | null }> {
  if (Pages.in(input)) {
    const list = await listOf(input, sorted, matching)
    await overAll(input, name, plainly(matching).select(value.as(name)) as never)
    return { list, value: null }
  }
  const ids = sql<number[] | null>`case when count(*) <= ${sql.lit(few)} then array_agg(id) end`
  const found = await plainly(matching)
    .select([sql<string>`count(*)`.as('total'), value.as('value')])
    .select(searched ? [ids.as('ids')] : [])
    .executeTakeFirstOrThrow()
  const total = input.comTotal ? { total: Number(found.total) } : {}
  const overall = found.value as Value
  if (found.total === '0') return { list: { rows: [], hasMore: false, offset: input.offset, ...total }, value: overall }
  const page = { ...input, comTotal: false }
  const rows = found.ids ? plainly(sorted).where(sql.ref('id'), 'in', found.ids) : sorted
  const list = await listOf(page, rows as typeof sorted, matching)
  return { list: { ...list, ...total }, value: overall }
}

/** The same query with its table types removed, for generic code. */
const plainly = <DB extends Tables, From extends keyof DB, Row>(query: SelectQueryBuilder<DB, From, Row>) =>
  query as unknown as SelectQueryBuilder<Tables, keyof Tables, Row>

async function count<From extends keyof Tables>(matching: SelectQueryBuilder<Tables, From, object>): Promise<number> {
  const { total } = await matching.select(sql<string>`count(*)`.as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

/**
 * The requested columns among those that a list can select. `id` and `idCliente` are always included.
 * @param columns 'parent.name' or 'arquivo.uuid as uuidFoto'
 * @param asked property names; undefined for all
 */
export function lean<const Columns extends readonly string[]>(columns: Columns, asked: readonly string[] | undefined) {
  if (!asked) return columns
  return columns.filter((column) => {
    const name = propertyOf(column)
    return name === 'id' || name === 'idCliente' || asked.includes(name)
  }) as unknown as Columns
}

/** Whether a list selects this computed column: what `lean` is for the columns of its tables. */
export const asks = (asked: readonly string[] | undefined, name: string): boolean => !asked || asked.includes(name)

/** 'parent.name' -> 'name', 'arquivo.uuid as uuidFoto' -> 'uuidFoto' */
const propertyOf = (column: string): string => column.slice(column.search(/\w+$/))
