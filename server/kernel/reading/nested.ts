import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Action } from '../access/actions.js'
import type { Tables } from '../database/tables.js'
import type { Reading } from './reading.js'

/**
 * The ids of the rows whose lists are read: known values, or an expression within the statement that reads those rows,
 * of which none is deleted.
 */
export type Numbers = readonly number[] | RawBuilder<readonly number[]>

/** `where(isAmong('membro.idUsuario', numbers))`. Known numbers are hidden in a subquery, see QueryCompiler. */
export const isAmong = (column: string, numbers: Numbers) =>
  sql<boolean>`${sql.ref(column)} = any(${'length' in numbers ? sql`(select ${numbers}::int[])::int[]` : numbers})`

/**
 * The rows that a query finds for each of these ids: it runs for one id after the other. As `in (...)` it would be planned
 * for any church. Of thirty people, reading all rows of the church is cheapest; of 50,000, it took 39 ms to find four.
 * @param query the rows of one id, without an order
 */
export async function ofEach<Row>(
  { db }: Pick<Reading, 'db'>,
  ids: readonly number[],
  query: (id: RawBuilder<number>) => Pick<SelectQueryBuilder<Tables, keyof Tables, Row>, 'offset'>,
): Promise<Row[]> {
  // without the offset, PostgreSQL would make one join of it again, and could begin with the other table
  const { rows } = await sql<Row>`
    select item.* from unnest((select ${[...new Set(ids)]}::int[])) as pai(id) cross join lateral ${query(sql.ref('pai.id')).offset(0)} as item`.execute(
    db,
  )
  return rows
}

/** A list within each row of another feature's list. */
export interface Nested<Row extends object = object, Item = unknown> {
  /** the table whose rows contain the list */
  table: keyof Tables
  /** the property that holds the list; its field resolver declares it with `@Needs` */
  property: string
  /** the action that is needed; people who may not do it get empty lists */
  action: Action
  /**
   * The items of all lists, in order. In a page they come as JSON, so amounts and instants must be selected as texts, in the
   * form that the driver gives them.
   * @param asked the requested columns of the items; undefined for all
   */
  items(work: Reading, numbers: Numbers, asked?: readonly string[]): Expression<Row> & { execute(): Promise<Row[]> }
  /** the id of the row of `table` that an item belongs to */
  owner(row: Row): number
  /** converts an item to its output */
  show(row: Row): Item
}

/** A nested list as one page requests it. */
export interface NestedOfPage extends Nested {
  /** the requested columns of its items; undefined for all */
  asked?: readonly string[] | undefined
}

/** The lists, by the ids of the rows that contain them. */
export function grouped<Row extends object, Item>(
  { owner, show }: Pick<Nested<Row, Item>, 'owner' | 'show'>,
  rows: readonly Row[],
): Map<number, Item[]> {
  const lists = new Map<number, Item[]>()
  for (const row of rows) {
    const list = lists.get(owner(row))
    if (list) list.push(show(row))
    else lists.set(owner(row), [show(row)])
  }
  return lists
}

/**
 * Gives each row its list.
 * @param items of all lists
 */
export function attach(rows: readonly { id: number }[], one: Nested, items: readonly object[]): void {
  const lists = grouped(one, items)
  for (const row of rows) Object.assign(row, { [one.property]: lists.get(row.id) ?? [] })
}
