import type { Context } from '../context.js'
import type { Feature } from '../feature.js'
import { groupedBy } from './loader.js'
import { grouped, type Nested, type NestedOfPage } from './nested.js'
import type { Reading } from './reading.js'
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
 * Lists within the rows of a page, read in the page's own statement. For rows that were read in another way, and where
 * the page's reading shows more than the list's action reaches, one more statement reads all their lists.
 */
export function nestedList<Row extends object, Item>(nested: Nested<Row, Item>): NestedList<Row, Item> {
  const { property, action, items } = nested
  const loaderFor = (asked: readonly string[] | undefined) =>
    groupedBy(async (work, numbers) => {
      const lists = grouped(nested, await items(work, numbers, asked).execute())
      return numbers.map((number) => lists.get(number) ?? [])
    }, action)
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
  ctx: Pick<Context, 'canRead' | 'services'>,
  table: Nested['table'],
  asked: readonly string[] | undefined,
): readonly NestedOfPage[] =>
  allNested(ctx)
    .filter((one) => one.table === table && asked?.includes(one.property) && ctx.canRead(one.action))
    .map((one) => ({ ...one, asked: itemColumns(one.property, asked) }))

/**
 * The name of a column of the record whose id is in the column `key`. With it, rows can contain nested lists of that
 * record.
 */
export const within = (key: string, column: string): string => `${key} ${column}`

const lists = Symbol('lists')

/** Adds the requested nested lists of other records to the rows of a list. */
type Bring = (rows: readonly object[]) => Promise<void>

/**
 * The input of a list whose rows must contain the requested nested lists of other records, such as the groups of each
 * member. One statement reads them for all rows; a loader would be called once for each row.
 */
export function broughtLists<Input extends { columns?: readonly string[] | undefined }>(
  ctx: Pick<Context, 'canRead' | 'services'>,
  work: Reading,
  input: Input,
): Input {
  const asked = input.columns?.filter((column) => column.includes(' ')) ?? []
  if (!asked.length) return input
  const bring: Bring = async (rows) => {
    await Promise.all(
      allNested(ctx).map(async (one) => {
        const keys = asked.flatMap((column) =>
          column.endsWith(` ${one.property}`) ? [column.split(' ')[0] as string] : [],
        )
        if (!ctx.canRead(one.action)) return
        for (const key of keys) await bringOne(work, one, rows as Record<string, unknown>[], key, asked)
      }),
    )
  }
  return { ...input, [lists]: bring }
}

async function bringOne(
  work: Reading,
  one: Nested,
  rows: readonly Record<string, unknown>[],
  key: string,
  asked: readonly string[],
): Promise<void> {
  const ids = [...new Set(rows.flatMap((row) => (typeof row[key] === 'number' ? [row[key]] : [])))]
  const name = within(key, one.property)
  const found = ids.length
    ? grouped(one, await one.items(work, ids, itemColumns(name, asked)).execute())
    : new Map<number, unknown[]>()
  for (const row of rows) row[name] = found.get(row[key] as number) ?? []
}

/** Adds to the rows what the input requests, see broughtLists. */
export async function bringLists(input: object, rows: readonly object[]): Promise<void> {
  await (input as { [lists]?: Bring })[lists]?.(rows)
}

const nestedOf = new WeakMap<readonly Feature[], readonly Nested[]>()

/** The nested lists of all features, collected once: each list of a request asks for them. */
function allNested({ services: { features } }: Pick<Context, 'services'>): readonly Nested[] {
  let all = nestedOf.get(features)
  if (!all) nestedOf.set(features, (all = features.flatMap(({ nested }) => nested ?? [])))
  return all
}

/** The requested columns of a nested list's items: those that begin with `property.` */
function itemColumns(property: string, asked: readonly string[] = []): string[] | undefined {
  const columns = asked.filter((column) => column.startsWith(`${property}.`))
  return columns.length ? columns.map((column) => column.slice(property.length + 1)) : undefined
}
