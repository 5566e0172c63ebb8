import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '../../../kernel/context.js'
import { ler, type RelatorioRow } from './relatorio.queries.js'
import { esperaMaxima, estado } from './relatorio.rules.js'

/** Milliseconds between two checks of the report. */
const pace = 200

/**
 * Waits until the report is ready or has failed, and returns it. After the time limit it returns the unfinished report.
 * While it waits it holds no database connection, and others of the church go on in its place.
 * @throws when the request has ended
 */
export const esperar = (ctx: Context, asked: RelatorioRow): Promise<RelatorioRow> =>
  ctx.life.elsewhere(esperaMaxima, () => untilMade(ctx, asked))

async function untilMade(ctx: Context, asked: RelatorioRow): Promise<RelatorioRow> {
  const until = Date.now() + esperaMaxima
  let row = asked
  while (['na_fila', 'gerando'].includes(estado(row, new Date()).status) && Date.now() < until) {
    await ctx.endReading()
    await wait(pace, undefined, { signal: ctx.life.ended })
    row = (await now(ctx, asked)) ?? row
  }
  await ctx.endReading()
  return row
}

/** The report as it is now; undefined when it could not be read this time, since it is queued all the same. */
async function now(ctx: Context, { id, idCliente, solicitadoPor }: RelatorioRow): Promise<RelatorioRow | undefined> {
  try {
    return await ler({ ...(await ctx.read()), idCliente }, id, solicitadoPor)
  } catch (error) {
    if (ctx.life.over) throw error
    return undefined
  }
}
