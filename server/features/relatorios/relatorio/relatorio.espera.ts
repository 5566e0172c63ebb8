import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '../../../kernel/work/context/context.js'
import { type RelatorioRow, read } from './relatorio.queries.js'
import { maxWait, stateOf } from './relatorio.rules.js'

/** Milliseconds between two checks of the report: at first, and later. */
const paces = [200, 500]
const slowest = 1000

/**
 * Waits until the report is ready or has failed, and returns it. After the time limit, or when the server ends, it returns
 * the unfinished report. While it waits it holds no database connection, and others of the church go on in its place.
 * @throws when the request has ended
 */
export const waitForRelatorio = (ctx: Context, asked: RelatorioRow): Promise<RelatorioRow> =>
  ctx.life.elsewhere(maxWait, (until) => untilMade(ctx, asked, until))

const unfinished = (row: RelatorioRow) => ['na_fila', 'gerando'].includes(stateOf(row, new Date()).status)

async function untilMade(ctx: Context, asked: RelatorioRow, until: number): Promise<RelatorioRow> {
  const { ending } = ctx.services
  const signal = AbortSignal.any([ctx.life.ended, ending])
  let row = asked
  for (let looks = 0; unfinished(row) && Date.now() < until && !ending.aborted; looks++) {
    await ctx.endReading()
    await wait(paces[looks] ?? slowest, undefined, { signal }).catch(() => ctx.life.ended.throwIfAborted())
    row = (await now(ctx, asked)) ?? row
  }
  await ctx.endReading()
  return row
}

/** The report as it is now; undefined when it could not be read this time, since it is queued all the same. */
async function now(ctx: Context, { id, idCliente, solicitadoPor }: RelatorioRow): Promise<RelatorioRow | undefined> {
  try {
    return await read({ ...(await ctx.read()), idCliente }, id, solicitadoPor)
  } catch (error) {
    if (ctx.life.over) throw error
    return undefined
  }
}
