import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '../../../kernel/context.js'
import { ler, type RelatorioRow } from './relatorio.queries.js'
import { esperaMaxima, estado } from './relatorio.rules.js'

/** Milliseconds between two checks of the report. */
const pace = 200

/**
 * Waits until the report is ready or has failed, and returns it. After the time limit it returns the unfinished report.
 * It holds no database connection while it waits.
 * @throws when the request has ended
 */
export async function esperar(ctx: Context, asked: RelatorioRow): Promise<RelatorioRow> {
  ctx.life.mayTake(esperaMaxima)
  const until = Date.now() + esperaMaxima
  let row = asked
  while (['na_fila', 'gerando'].includes(estado(row, new Date()).status) && Date.now() < until) {
    await ctx.endReading()
    await wait(pace, undefined, { signal: ctx.life.ended })
    const work = await ctx.read()
    row = (await ler({ ...work, idCliente: asked.idCliente }, asked.id, asked.solicitadoPor)) ?? row
  }
  await ctx.endReading()
  return row
}
