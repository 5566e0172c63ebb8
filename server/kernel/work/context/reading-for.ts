import type { Action } from '../../access/actions.js'
import { limitsOfItsOwn } from '../../access/can.js'
import type { Reading } from '../../data/tenant/session.js'
import type { Context } from './context.js'
import type { Part } from './readings.js'

/**
 * Like Readings.part, for an action, or for several at once. Where the request's reading shows more than one of them
 * reaches, or less, everything that the part reads with the context that it gets is limited as they are, also what it reads
 * after `leave`.
 */
export async function readingFor<T>(
  ctx: Context,
  actions: readonly Action[],
  run: (work: Part & { ctx: Context }) => Promise<T>,
): Promise<T> {
  const limits = limitsOfItsOwn(ctx.viewer, actions, ctx.readings.limits)
  if (!limits) return ctx.reading((work) => run({ ...work, ctx }))
  return ctx.narrowed(limits, (narrowed) => narrowed.reading((work) => run({ ...work, ctx: narrowed })))
}

/**
 * What features contribute to one answer, in their order: what the current user may do, each read as far as its action
 * reaches. Those that the request's reading limits too little or too much are read last, in one more reading for each area,
 * one after the other, after `work.leave`.
 * @param work what the others are read in
 */
export async function contributed<Contribution extends { action: Action }, Found>(
  ctx: Context,
  work: Part,
  all: readonly Contribution[],
  read: (ctx: Context, work: Reading, some: readonly Contribution[]) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const allowed = all.filter(({ action }) => ctx.can(action))
  const limits = ({ action }: Contribution) => JSON.stringify(limitsOfItsOwn(ctx.viewer, [action], ctx.readings.limits))
  const { null: free = [], ...limited } = Object.groupBy(allowed, limits)
  const found = new Map<Contribution, Found>()
  const keep = (some: readonly Contribution[], results: readonly Found[]) => {
    for (const [index, one] of some.entries()) found.set(one, results[index] as Found)
  }
  const { idCliente } = work
  keep(free, await read(ctx, work, free))
  if (Object.keys(limited).length) await work.leave()
  for (const own of Object.values(limited) as Contribution[][]) {
    const [first] = own
    if (!first) continue
    await readingFor(ctx, [first.action], async ({ ctx, db }) => keep(own, await read(ctx, { db, idCliente }, own)))
  }
  return allowed.map((one) => found.get(one) as Found)
}
