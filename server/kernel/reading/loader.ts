import DataLoader from 'dataloader'
import type { Action } from '../access/actions.js'
import { readingFor } from '../context/reading-for.js'
import type { Context } from '../context.js'
import type { Reading } from '../tenant/session.js'

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
 * the keys. It also gets the request, for what other features contribute.
 * @param action reads as far as this action reaches, see readingFor
 */
export function groupedBy<Value>(
  read: (work: Reading, keys: readonly number[], ctx: Context) => Promise<(Value | null)[]>,
  action?: Action,
): (ctx: Context, key: number | null) => Promise<Value | null> {
  const name = Symbol('loader')
  return async (ctx, key) => {
    if (key === null) return null
    const loader = ctx.loader(
      name,
      () =>
        new DataLoader<number, Value | null>((keys) =>
          action
            ? readingFor(ctx, [action], (work) => read(work, keys, work.ctx))
            : ctx.reading((work) => read(work, keys, ctx)),
        ),
    )
    return loader.load(key)
  }
}
