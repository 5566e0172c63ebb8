import type { Context } from '../context.js'
import { groupedBy } from './loader.js'
import { grouped, type Nested } from './nested.js'

/** A nested list that is returned by a field resolver. */
interface NestedList<Row extends object, Item> extends Nested<Row, Item> {
  /** returns the list of one row, which was read with the row or is read now; empty for people who may not see it */
  of(ctx: Context, row: { id: number }): readonly Item[] | Promise<readonly Item[]>
}

/**
 * Lists within the rows of a page, read in the page's own statement. For rows that were read in another way, one more
 * statement reads all their lists.
 */
export function nestedList<Row extends object, Item>(nested: Nested<Row, Item>): NestedList<Row, Item> {
  const { property, action, items } = nested
  const load = groupedBy(async (work, numbers) => {
    const lists = grouped(nested, await items(work, numbers).execute())
    return numbers.map((number) => lists.get(number) ?? [])
  })
  return {
    ...nested,
    of(ctx, row) {
      if (!ctx.can(action)) return []
      const brought = (row as Record<string, unknown>)[property] as readonly Item[] | undefined
      return brought ?? (load(ctx, row.id) as Promise<Item[]>)
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
): readonly Nested[] =>
  ctx.services.features
    .flatMap(({ nested }) => nested ?? [])
    .filter((one) => one.table === table && asked?.includes(one.property) && ctx.can(one.action))
