import { setImmediate } from 'node:timers/promises'
import { mostRows } from '../../../../schema/rules/pagination.js'
import type { Context } from '../../work/context/context.js'
import { inTurn } from '../../work/limits/heavy.js'
import type { RestRequest } from './route.js'

/** Rows that are converted while they are written, or an array. */
interface Rows {
  readonly length: number
  slice(from: number, to: number): unknown[]
}

/** A list as a route returns it. */
export interface WireList {
  rows: Rows
  total?: number
  hasMore?: boolean
}

/** Lists up to this length are read at once. */
const short = 1000

/** Number of rows that are written before other requests are processed: about a millisecond of work. */
const portion = 200

/**
 * Rows that are read, written and released in one step. Without steps, tens of thousands of rows stay in memory. Each
 * garbage collection of the young generation would copy them and block all requests for a quarter of a second.
 */
const step = 5000

/**
 * A list as JSON, in parts. When all rows are requested, the first rows are read to find out whether there are many. If
 * so, the other rows are read in portions, when it is the church's turn for heavy work. The JSON is complete before it
 * is sent, so a slow client holds neither the turn nor a database connection.
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
    await ctx.readings.inPortions()
    const list = await inSteps(call, handle)
    await ctx.endReading()
    return list
  })
}

/** Whether a list of this limit may be read in steps; other limits are short or invalid. */
const isMany = (limit: number) => Number.isInteger(limit) && limit > short && limit <= mostRows

/** Reads the whole list in steps, from one snapshot of the data. */
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

/** The rows as JSON, without the brackets of the array. */
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

/** The list as a named property: `{"itens": [...]}`. */
export const under = (name: string, parts: readonly Buffer[]): Buffer[] => [
  Buffer.from(`{"${name}":`),
  ...parts,
  Buffer.from('}'),
]

export const sizeOf = (parts: readonly Buffer[]): number => parts.reduce((sum, { length }) => sum + length, 0)
