import DataLoader from 'dataloader'
import type { Action } from '../../access/actions.js'
import type { Reading } from '../../data/tenant/session.js'
import type { Context } from '../context/context.js'
import { readingFor } from '../context/reading-for.js'

/**
 * A batched lookup for field resolvers: `const tipoPorId = loaderOf((work, ids) => ...)`, then `tipoPorId(ctx, id)`.
 * The batch reads in the request's one transaction; rows may come in any order and are matched by `id`.
 * @param action reads as far as this action reaches, see readingFor
 * @returns the row, or null when there is none (or it belongs to another tenant)
 */
export function loaderOf<Row extends { id: number }>(
  read: (work: Reading, ids: readonly number[]) => Promise<Row[]>,
  action?: Action,
): (ctx: Context, id: number | null) => Promise<Row | null> {
  return groupedBy(async (work, ids) => {
    const found = new Map((await read(work, ids)).map((row) => [row.id, row]))
    return ids.map((id) => found.get(id) ?? null)
  }, action)
}

/**
 * Like `loaderOf`, for any value by id (counts, lists of children). `read` returns one value per key, in the order of
 * the keys. It also gets the request, for what other features contribute, and the columns that a list of children needs.
 * @param action reads as far as this action reaches, see readingFor
 * @returns `columns`: those of `neededColumns`, the same array for all fields that are read at once
 */
export function groupedBy<Value>(
  read: (work: Reading, keys: readonly number[], ctx: Context, columns?: Columns) => Promise<(Value | null)[]>,
  action?: Action,
): (ctx: Context, key: number | null, columns?: Columns) => Promise<Value | null> {
  const name = Symbol('loader')
  // called once for each row of a page, so it makes no promise beside that of the loader
  return (ctx, key, columns) => {
    if (key === null) return Promise.resolve(null)
    const loaders = ctx.loader(name, () => new Map<Columns | undefined, DataLoader<number, Value | null>>())
    let loader = loaders.get(columns)
    if (!loader) {
      loader = new DataLoader((keys) =>
        action
          ? readingFor(ctx, [action], (work) => read(work, keys, work.ctx, columns))
          : ctx.reading((work) => read(work, keys, ctx, columns)),
      )
      loaders.set(columns, loader)
    }
    return loader.load(key)
  }
}

/** Names of properties. */
type Columns = readonly string[]
