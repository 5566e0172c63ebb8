import {
  AliasNode,
  ColumnNode,
  type CompiledQuery,
  type Expression,
  ExpressionWrapper,
  IdentifierNode,
  type OperationNode,
  type RawBuilder,
  RawNode,
  ReferenceNode,
  type SelectQueryBuilder,
  type SelectQueryNode,
  type Simplify,
  sql,
} from 'kysely'
import type { Tables } from '../database/tables.js'
import type { Reading } from '../tenant/session.js'
import { Pages } from './edge.js'
import { attach, type NestedOfPage } from './nested.js'
import { bringLists } from './nested-list.js'
import type { List } from './pagination.js'
import { Recent } from './recent.js'

/**
 * Reads one page in one statement. It reads one row more than requested, which shows whether there is a next page. The
 * count, if requested, is a second statement. For an edge, it reads the pages of all parents in the same way.
 * DB: the tables, with the names that the query gives them (`record as parent`).
 * @param sorted the query that selects and orders the rows
 * @param matching the same rows before anything is selected, for the count
 * @param read how the rows are read; default: row by row
 */
export async function listOf<DB extends Tables, SortedFrom extends keyof DB, Row, MatchingFrom extends keyof DB>(
  input: {
    limit?: number | undefined
    offset: number
    comTotal: boolean
  },
  sorted: OrBuilt<SelectQueryBuilder<DB, SortedFrom, Row>>,
  matching: OrBuilt<SelectQueryBuilder<DB, MatchingFrom, object>>,
  read?: RowReader,
): Promise<List<Simplify<Row>>> {
  const pages = Pages.in(input)
  if (pages) {
    const list = await pages.read(input, plainly(built(sorted)), () => plainly(built(matching)))
    await bringLists(input, list.rows)
    return list
  }
  const { limit, offset } = input
  if (input.comTotal && limit !== undefined && offset >= far && !read) {
    const total = await count(plainly(built(matching)))
    const rows = await pageOf(plainly(built(sorted)), { limit, offset, total })
    await bringLists(input, rows)
    return { rows: rows as Simplify<Row>[], hasMore: offset + rows.length < total, offset, total }
  }
  const found = await (read ?? byRow)(() => {
    const query = built(sorted)
    return plainly((limit === undefined ? query : query.limit(limit + 1)).offset(offset))
  })
  const hasMore = limit !== undefined && found.length > limit
  const page = hasMore ? found.slice(0, limit) : found
  await bringLists(input, page)
  if (!input.comTotal) return { rows: page, hasMore, offset }
  const complete = offset === 0 && !hasMore
  return { rows: page, hasMore, offset, total: complete ? page.length : await count(plainly(built(matching))) }
}

const byRow: RowReader = (query) => query().execute()

/** From this row on, a page may be nearer to the end of its list. */
const far = 1000

/** A page of a list whose length is known. It is read from the end of the list that is nearer, because PostgreSQL reads what it skips. */
async function pageOf<From extends keyof Tables, Row>(
  sorted: SelectQueryBuilder<Tables, From, Row>,
  { limit, offset, total }: { limit: number; offset: number; total: number },
): Promise<Simplify<Row>[]> {
  const rows = Math.max(Math.min(limit, total - offset), 0)
  if (rows === 0) return []
  const skipped = total - offset - rows
  const backwards = skipped < offset ? reversed(sorted) : null
  if (!backwards) return sorted.limit(limit).offset(offset).execute()
  return (await backwards.limit(rows).offset(skipped).execute()).reverse()
}

/** The same rows in the opposite order; null when that is not certain: each order must be a plain column, and the last one the id. */
function reversed<From extends keyof Tables, Row>(sorted: SelectQueryBuilder<Tables, From, Row>) {
  const { orderBy } = sorted.toOperationNode() as SelectQueryNode
  const items = orderBy?.items ?? []
  const columns = items.map(({ orderBy: by }) =>
    ReferenceNode.is(by) && ColumnNode.is(by.column) ? by.column.column.name : null,
  )
  if (columns.at(-1) !== 'id' || columns.includes(null) || items.some(({ nulls, collation }) => nulls || collation))
    return null
  let query = sorted.clearOrderBy()
  for (const { orderBy: by, direction } of items) {
    const down = direction !== undefined && RawNode.is(direction) && direction.sqlFragments.join('').trim() === 'desc'
    query = query.orderBy(new ExpressionWrapper<Tables, From, unknown>(by), down ? 'asc' : 'desc')
  }
  return query
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

/** A query, or the function that builds it when needed. */
type OrBuilt<Query extends object> = Query | (() => Query)

const built = <Query extends object>(query: OrBuilt<Query>): Query => (typeof query === 'function' ? query() : query)

/** The same query with its table types removed, for generic code. */
const plainly = <DB extends Tables, From extends keyof DB, Row>(query: SelectQueryBuilder<DB, From, Row>) =>
  query as unknown as SelectQueryBuilder<Tables, keyof Tables, Row>

/** Executes a statement that selects rows. */
type RowReader = <From extends keyof Tables, Row>(
  query: () => SelectQueryBuilder<Tables, From, Row>,
) => Promise<Simplify<Row>[]>

/**
 * Reads all rows, and the lists within them, as JSON in one statement. This takes half the time of separate statements,
 * and is used for the few lists that are requested most. Not for rows with amounts (JSON drops their decimals), counts
 * (they come as numbers, not as texts) or bytes. Instants come as ISO texts.
 * @param shape a cache key for the text of the statement, if that text contains no user's data. The statement is then
 * built only once: building it takes longer than running it
 */
export const asJson =
  (work: Reading, nested: readonly NestedOfPage[], shape?: string): RowReader =>
  async <From extends keyof Tables, Row>(query: () => SelectQueryBuilder<Tables, From, Row>) => {
    const { statement, names, kept } = (shape && pages.get(shape)) || jsonPage(work, nested, query(), shape)
    const parameters = kept ? statement.parameters.map(() => work.idCliente) : statement.parameters
    const { rows: answer } = await work.db.executeQuery<Record<string, Column>>({ ...statement, parameters })
    const [page = [], ...lists] = names.map((columns, part) => rowsOf(columns, part, answer[0]))
    for (const [index, one] of nested.entries()) attach(page as { id: number }[], one, lists[index] ?? [])
    return page as Simplify<Row>[]
  }

interface JsonPage {
  statement: CompiledQuery<Record<string, Column>>
  /** first the columns of the page, then the columns of each list */
  names: string[][]
  /** kept for the next request, because the church is its only parameter */
  kept: boolean
}

/** The client's screens request far fewer combinations of columns; only other clients of the API may request more. */
const pages = new Recent<string, JsonPage>(200)

function jsonPage(
  work: Reading,
  nested: readonly NestedOfPage[],
  query: Selected & Expression<unknown>,
  shape: string | undefined,
): JsonPage {
  const ofPage = sql<readonly number[]>`array(select id from page)`
  const lists = nested.map((one) => one.items(work, ofPage, one.asked))
  const names = [query, ...lists].map(namesOf)
  const parts = [sql`page`, ...lists.map((list) => sql`${list} as item`)].map(
    (from, part) => sql`(select ${columnsAsJson(names[part] ?? [], part)} from ${from}) as ${sql.id(`p${part}`)}`,
  )
  const statement = sql<Record<string, Column>>`
    with page as materialized (${query}) select * from ${sql.join(parts, sql` cross join `)}`.compile(work.db)
  const kept = shape !== undefined && statement.parameters.every((value) => value === work.idCliente)
  const page = { statement, names, kept }
  if (kept) pages.set(shape, page)
  return page
}

/** The values of one column of all rows; null when there are no rows. */
type Column = readonly unknown[] | null
type Selected = { toOperationNode(): OperationNode }

/** The names of the columns that a query selects, in order. */
function namesOf(query: Selected): string[] {
  const { selections = [] } = query.toOperationNode() as SelectQueryNode
  return selections.map(({ selection }) => {
    const named = ReferenceNode.is(selection) ? selection.column : selection
    if (ColumnNode.is(named)) return named.column.name
    if (AliasNode.is(named) && IdentifierNode.is(named.alias)) return named.alias.name
    throw new Error('what is selected must have a name')
  })
}

/**
 * Each column as one JSON array: the names are known, so they are not sent with every row. An array for each row took
 * PostgreSQL a fifth longer, because it looks up the types of the columns for each of them.
 */
const columnsAsJson = (names: readonly string[], part: number) =>
  sql.join(names.map((name, index) => sql`json_agg(${sql.id(name)}) as ${sql.id(`p${part}c${index}`)}`))

/** The rows of one part of the answer. */
function rowsOf(names: readonly string[], part: number, answer: Record<string, Column> | undefined): Row[] {
  const [first, ...others] = names.map((_, index) => answer?.[`p${part}c${index}`] ?? [])
  const rows = (first ?? []).map((value): Row => ({ [names[0] as string]: value }))
  for (const [index, column] of others.entries()) {
    const name = names[index + 1] as string
    for (const [at, row] of rows.entries()) row[name] = column[at]
  }
  return rows
}

type Row = Record<string, unknown>

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
