import { setImmediate } from 'node:timers/promises'
import type { Context } from '../context.js'
import { inTurn } from '../limits/heavy.js'
import { mostRows } from '../reading/pagination.js'
import type { RestRequest } from './route.js'

/** Rows that are converted when they are written, or an array. */
interface Rows {
  readonly length: number
  slice(from: number, to: number): unknown[]
}

/** A list as a route gives it. */
export interface WireList {
  rows: Rows
  total?: number
  hasMore?: boolean
}

/** Lists up to this length are read at once. */
const short = 1000

/** How many rows are written before others are answered: about a millisecond's. */
const portion = 200

/**
 * How many rows are read before they are written and forgotten. Tens of thousands that are alive together are copied each time the
 * young generation is cleaned up, and nobody is answered for a quarter of a second.
 */
const step = 5000

/**
 * A list as JSON, in parts. Where all rows are wanted, the first ones tell whether there are many: then the list is read in
 * portions when it is the church's turn for heavy work. It is written before it is sent, so that a slow line keeps neither the
 * turn nor a connection of the database.
 */
export async function writtenList(
  ctx: Context,
  call: RestRequest,
  handle: (call: RestRequest) => Promise<WireList>,
): Promise<{ total: number; parts: Buffer[] }> {
  const { limit } = call.query
  if (limit !== undefined && !isMany(Number(limit))) return written(await handle(call))
  const first = await handle({ ...call, query: { ...call.query, limit: String(short) } })
  if (!first.hasMore) return written(first)
  await ctx.endReading()
  return inTurn(ctx, ctx.viewer?.idCliente ?? 0, async () => {
    await ctx.readInPortions()
    const list = await inSteps(call, handle)
    await ctx.endReading()
    return list
  })
}

/** What may be read step by step; whatever else is short, or refused when the list reads it. */
const isMany = (limit: number) => Number.isInteger(limit) && limit > short && limit <= mostRows

/** The whole list, step by step, in one view of the data. */
async function inSteps(call: RestRequest, handle: (call: RestRequest) => Promise<WireList>) {
  const wanted = call.query.limit === undefined ? Number.POSITIVE_INFINITY : Number(call.query.limit)
  const from = Number(call.query.offset ?? 0)
  const items: Buffer[] = []
  for (let count = 0; ; ) {
    const limit = Math.min(step, wanted - count)
    const query = { ...call.query, limit: String(limit), offset: String(from + count) }
    const list = await handle({ ...call, query })
    items.push(...(await itemsOf(list.rows)))
    count += list.rows.length
    if (!list.hasMore || count >= wanted) return { total: list.total ?? count, parts: asArray(items) }
  }
}

async function written({ rows, total }: WireList): Promise<{ total: number; parts: Buffer[] }> {
  return { total: total ?? rows.length, parts: asArray(await itemsOf(rows)) }
}

/** The rows as JSON, without the brackets of the list. */
async function itemsOf(rows: Rows): Promise<Buffer[]> {
  const items: Buffer[] = []
  for (let at = 0; at < rows.length; at += portion) {
    if (at > 0) await setImmediate()
    items.push(Buffer.from(JSON.stringify(rows.slice(at, at + portion)).slice(1, -1)))
  }
  return items
}

const asArray = (items: readonly Buffer[]): Buffer[] => [
  Buffer.from('['),
  ...items.flatMap((item, index) => (index === 0 ? [item] : [Buffer.from(','), item])),
  Buffer.from(']'),
]

/** The list under a name: `{"posts": [...]}`. */
export const under = (name: string, parts: readonly Buffer[]): Buffer[] => [
  Buffer.from(`{"${name}":`),
  ...parts,
  Buffer.from('}'),
]

export const sizeOf = (parts: readonly Buffer[]): number => parts.reduce((sum, { length }) => sum + length, 0)
