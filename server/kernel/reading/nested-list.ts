import type { Context } from '../context.js'
import { groupedBy } from './loader.js'
import { grouped, type Nested, type NestedOfPage } from './nested.js'
import { Recent } from './recent.js'

/** A nested list that is returned by a field resolver. */
interface NestedList<Row extends object, Item> extends Nested<Row, Item> {
  /**
   * Returns the list of one row, which was read with the row or is read now; empty for people who may not see it.
   * @param asked the requested columns of the items (`nestedColumns`); undefined for all
   */
  of(ctx: Context, row: { id: number }, asked?: readonly string[]): readonly Item[] | Promise<readonly Item[]>
}

/**
 * Lists within the rows of a page, read in the page's own statement. For rows that were read in another way, one more
 * statement reads all their lists.
 */
export function nestedList<Row extends object, Item>(nested: Nested<Row, Item>): NestedList<Row, Item> {
  const { property, action, items } = nested
  const loaderFor = (asked: readonly string[] | undefined) =>
    groupedBy(async (work, numbers) => {
      const lists = grouped(nested, await items(work, numbers, asked).execute())
      return numbers.map((number) => lists.get(number) ?? [])
    })
  const loaders = new Recent<readonly string[] | 'all', ReturnType<typeof loaderFor>>(200)
  /** The requested columns are the same array for all requests with the same operation. */
  function loaderOf(asked: readonly string[] | undefined) {
    let loader = loaders.get(asked ?? 'all')
    if (!loader) loaders.set(asked ?? 'all', (loader = loaderFor(asked)))
    return loader
  }
  return {
    ...nested,
    of(ctx, row, asked) {
      if (!ctx.can(action)) return []
      const brought = (row as Record<string, unknown>)[property] as readonly Item[] | undefined
      return brought ?? (loaderOf(asked)(ctx, row.id) as Promise<Item[]>)
    },
  }
}

/**
 * The requested lists for a page of `table`.
 * @param asked property names
 */
export const nestedIn = (
  ctx: Pick<Context, 'can' | 'services'>,
  table: Nested['table'],
  asked: readonly string[] | undefined,
): readonly NestedOfPage[] =>
  ctx.services.features
    .flatMap(({ nested }) => nested ?? [])
    .filter((one) => one.table === table && asked?.includes(one.property) && ctx.can(one.action))
    .map((one) => ({ ...one, asked: itemColumns(one.property, asked) }))

/** The requested columns of a nested list's items: those that begin with `property.` */
function itemColumns(property: string, asked: readonly string[] = []): string[] | undefined {
  const columns = asked.filter((column) => column.startsWith(`${property}.`))
  return columns.length ? columns.map((column) => column.slice(property.length + 1)) : undefined
}
