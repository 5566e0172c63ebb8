import {
  cancelarReciboInput,
  emitirReciboEntradaInput,
  listarRecibosInput,
  reciboRef,
} from '../../../../schema/rules/financas/recibo.input.js'
import { conflict, notFound } from '../../../kernel/base/errors.js'
import { recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { readsPersonalData } from '../../acesso/usuario/index.js'
import { Entrada } from '../entrada/entrada.entity.js'
import { notifyOfRecibo } from './enviar.job.js'
import { Recibo } from './recibo.entity.js'
import { issueForEntrada, listRows, type ReciboRow, read, statusOf } from './recibo.queries.js'
import { onlyOf, seesDoacoes } from './recibo.rules.js'

const missing = 'Recibo não encontrado.'

export const listRecibos = readCase({
  action: 'recibo.ler',
  input: listarRecibosInput,
  async run(work, input) {
    const { ctx } = work
    const list = await listRows(work, input, viewOf(ctx))
    return { ...list, rows: list.rows.map((row) => asSeen(ctx, row)) }
  },
})

export const readRecibo = readCase({
  action: 'recibo.ler',
  input: reciboRef,
  run: async (work, { id }) => asSeen(work.ctx, requireVisible(work.ctx, await read(work, id))),
})

/**
 * Issues the receipt of a donation, by its income. Idempotent: later calls return the same receipt, until it is cancelled.
 */
export const emitirReciboEntrada = useCase({
  action: 'recibo.escrever',
  record: 'entrada',
  input: emitirReciboEntradaInput,
  async run(work, { id: ref }) {
    const entrada = await recordToChange(work, Entrada, ref, { missing: 'Entrada não encontrada.' })
    if (!seesDoacoes(work.ctx)) throw notFound('Entrada não encontrada.')
    if (entrada.origem !== 'doacao')
      throw conflict('Só doações e dízimos têm recibo; o de um dízimo se emite na lista de dízimos.')
    const { estornada, recibo } = await statusOf(work, entrada.id)
    if (estornada) throw conflict('Esta doação foi estornada e não recebe recibo.')
    const id = recibo ?? (await issueForEntrada(work, entrada.id, autor(work)))
    if (id !== recibo)
      await notifyOfRecibo(work, { services: work.ctx.services, author: work.ctx.author('recibo.escrever') }, id)
    const row = await read(work, id)
    return asSeen(work.ctx, requireVisible(work.ctx, row))
  },
})

/** A further copy of a receipt that was lost. All its prints have the mark and the day from then on. */
export const emitirSegundaVia = useCase({
  action: 'recibo.escrever',
  record: 'recibo',
  input: reciboRef,
  async run(work, { id }) {
    const recibo = await recordToChange(work, Recibo, id, { missing })
    requireVisible(work.ctx, recibo)
    if (recibo.canceladoEm) throw conflict('Este recibo foi cancelado e não tem novas vias.')
    work.em.assign(recibo, { vias: recibo.vias + 1, viaEm: new Date(), viaPor: autor(work) })
    return asSeen(work.ctx, await saved(work, recibo, read))
  },
})

/** Cancels a receipt: it keeps its number, and what it was for can get another. */
export const cancelarRecibo = useCase({
  action: 'recibo.cancelar',
  record: 'recibo',
  input: cancelarReciboInput,
  async run(work, { id, motivo, versao }) {
    const recibo = await recordToChange(work, Recibo, id, { versao, missing })
    requireVisible(work.ctx, recibo)
    if (recibo.canceladoEm) throw conflict('Este recibo já foi cancelado.')
    work.em.assign(recibo, { canceladoEm: new Date(), canceladoPor: autor(work), motivoCancelamento: motivo })
    return asSeen(work.ctx, await saved(work, recibo, read))
  },
})

/** The person who is named as author; null for somebody who is none of the church's people. */
export const autor = ({ ctx, idCliente }: Writing & { ctx: Context }): number | null => ctx.idWithin(idCliente)

/**
 * The receipt, if the current user may see it.
 * @throws NOT_FOUND also for the receipt of another person
 */
function requireVisible<Row extends { idMembro: number; idDizimo?: number | null | undefined }>(
  ctx: Context,
  row: Row | undefined,
): Row {
  const only = onlyOf(ctx)
  const own = row?.idMembro === ctx.viewer?.id
  if (!row || (only !== null && !own) || (row.idDizimo == null && !own && !seesDoacoes(ctx))) throw notFound(missing)
  return row
}

/** Which receipts the current user sees in a list. */
export const viewOf = (ctx: Context) => ({
  somenteDe: onlyOf(ctx),
  doacoes: seesDoacoes(ctx),
  proprio: ctx.viewer?.id ?? null,
})

/** With the document of the person only for those who may see it. */
export const asSeen = <Row extends Pick<ReciboRow, 'idMembro' | 'documento'>>(ctx: Context, row: Row): Row =>
  readsPersonalData(ctx, row.idMembro) ? row : { ...row, documento: null }
