import DataLoader from 'dataloader'
import { type RawBuilder, type SelectQueryBuilder, type Simplify, sql } from 'kysely'
import type { List } from '../../../../schema/rules/pagination.js'
import type { Action, PublicAction } from '../../access/actions.js'
import type { Tables } from '../../data/database/tables.js'
import type { Reading } from '../../data/reading/reading.js'
import type { Context } from '../context/context.js'

/** A list's query, whatever its tables. */
type Query<Row = object> = SelectQueryBuilder<Tables, keyof Tables, Row>

/**
 * The condition that a row of a list belongs to its parent.
 * @param parent SQL: the parent's id
 * @param idCliente the church, which tables that only the condition reads must be limited to; null: all of them
 */
export type Belongs = (parent: RawBuilder<number>, idCliente: number | null) => RawBuilder<unknown>

/** The rows with this column belong to the parent with this id: `by('table.column')`. */
export const by =
  (column: string): Belongs =>
  (parent) =>
    sql`${sql.ref(column)} = ${parent}`

const key = Symbol('pages')
const parent = sql<number>`pai.id`

/**
 * The pages of many parents, which one list reads at once. They travel with the list's input, so that the list's own
 * use case, with its filters and what the current user may see, reads them as it reads its one page.
 */
export class Pages {
  /** the parent of each row that was read, in the order of the rows */
  private owners: number[] | undefined
  private readonly more = new Set<number>()
  /** further values of each parent's list, such as its total */
  private readonly values = new Map<string, ReadonlyMap<number, unknown>>()

  constructor(
    private readonly work: Reading,
    private readonly parents: readonly number[],
    private readonly belongs: Belongs,
  ) {}

  /** The pages that this input asks for; undefined for an ordinary list. */
  static in(input: object): Pages | undefined {
    return (input as { [key]?: Pages })[key]
  }

  /** The same input, for these pages. */
  joined<Input>(input: Input): Input {
    return { ...input, [key]: this }
  }

  /** Reads all pages in one statement, and their totals, when requested, in a second one. */
  async read<Row>(
    { limit, offset, comTotal }: { limit?: number | undefined; offset: number; comTotal: boolean },
    sorted: Query<Row>,
    matching: Query,
  ): Promise<List<Simplify<Row>>> {
    const limited = limit === undefined ? sorted : sorted.limit(limit + 1)
    const read = new Map<number, number>()
    const rows = (await this.each<Row>(limited.offset(offset))).filter(({ pai }) => {
      const before = read.get(pai) ?? 0
      read.set(pai, before + 1)
      if (before === limit) this.more.add(pai)
      return before !== limit
    })
    this.owners = rows.map(({ pai }) => pai)
    if (comTotal) await this.value('total', matching.select(sql<number>`count(*)::int`.as('total')))
    return { rows: rows as Simplify<Row>[], hasMore: false, offset }
  }

  /**
   * Reads one value of each parent's list, for the list's property of this name.
   * @param query selects one row with it
   */
  async value(property: string, query: Query): Promise<void> {
    const rows = await this.each(query as Query<Record<string, unknown>>)
    this.values.set(property, new Map(rows.map((row) => [row.pai, row[property]])))
  }

  /**
   * The rows of a query for each parent. The order of each parent's rows is kept. The parents are hidden in a subquery:
   * when PostgreSQL saw how few they are, it planned the statement anew for each request, which took longer than running
   * it.
   */
  private async each<Row>(query: Query<Row>): Promise<(Row & { pai: number })[]> {
    const ofParent = query.where(sql<boolean>`${this.belongs(parent, this.work.idCliente)}`)
    const { rows } = await sql<Row & { pai: number }>`
      select pai.id as pai, item.* from unnest((select ${this.parents}::int[])) as pai(id) cross join lateral ${ofParent} as item`.execute(
      this.work.db,
    )
    return rows
  }

  /**
   * The page of each parent, in the order of the parents.
   * @param list what the list's use case made of the rows
   */
  split<Row>(list: List<Row>): List<Row>[] {
    const { owners, more } = this
    // without this check, a list that reads in its own way would show each parent the rows of all
    if (owners?.length !== list.rows.length) throw new Error('the list of an edge must read its rows through listOf')
    const pages = new Map<number, Row[]>(this.parents.map((id) => [id, []]))
    for (const [index, row] of list.rows.entries()) pages.get(owners[index] as number)?.push(row)
    return this.parents.map((id) => ({
      ...list,
      ...Object.fromEntries([...this.values].map(([property, values]) => [property, values.get(id)])),
      rows: pages.get(id) as Row[],
      hasMore: more.has(id),
    }))
  }
}

/** The use case of a list: it also reads the pages of many parents. */
export interface ListCase {
  action: Action | PublicAction
  ofParents(ctx: Context, raw: object, pages: (work: Reading) => Pages): Promise<unknown>
}

/**
 * The pages of a list within the records of another kind: `const things = pagesOf(listThings, by('table.column'))`, then
 * `things(ctx, id, input)`. All parents whose pages have the same input are read at once.
 */
export function pagesOf(
  list: ListCase,
  belongs: Belongs,
): (ctx: Context, parent: number, input: object) => Promise<List<object>> {
  const name = Symbol('edge')
  return (ctx, parent, input) => {
    const loaders = ctx.loader(name, () => new Map<string, DataLoader<number, List<object>>>())
    const asked = JSON.stringify(input)
    let loader = loaders.get(asked)
    if (!loader) {
      loader = new DataLoader(async (parents) => {
        let pages: Pages | undefined
        const read = await list.ofParents(ctx, input, (work) => (pages = new Pages(work, parents, belongs)))
        return (pages as unknown as Pages).split(read as List<object>)
      })
      loaders.set(asked, loader)
    }
    return loader.load(parent)
  }
}

/** The first row of a list that belongs to a parent, or null: read for many parents at once, as the list shows it. */
export function oneOf(list: ListCase, belongs: Belongs): (ctx: Context, parent: number) => Promise<object | null> {
  const pages = pagesOf(list, belongs)
  return async (ctx, parent) => (await pages(ctx, parent, { limit: 1, offset: 0, comTotal: false })).rows[0] ?? null
}
