import type { Context } from '../../../kernel/context.js'
import { conflict, notFound } from '../../../kernel/errors.js'
import { recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { readsPersonalData } from '../../acesso/usuario/index.js'
import { Entrada } from '../entrada/entrada.entity.js'
import { avisarDoRecibo } from './enviar.job.js'
import { Recibo } from './recibo.entity.js'
import { cancelarReciboInput, emitirReciboEntradaInput, listarRecibosInput, reciboRef } from './recibo.input.js'
import { emitirDaEntrada, ler, listar, type ReciboRow, situacaoDa } from './recibo.queries.js'
import { somenteDe, verDoacoes } from './recibo.rules.js'

const missing = 'Recibo não encontrado.'

export const listarRecibos = readCase({
  action: 'recibo.ler',
  input: listarRecibosInput,
  async run(work, input) {
    const { ctx } = work
    const list = await listar(work, input, visaoDe(ctx))
    return { ...list, rows: list.rows.map((row) => comoVisto(ctx, row)) }
  },
})

export const lerRecibo = readCase({
  action: 'recibo.ler',
  input: reciboRef,
  run: async (work, { id }) => comoVisto(work.ctx, visivel(work.ctx, await ler(work, id))),
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
    if (!verDoacoes(work.ctx)) throw notFound('Entrada não encontrada.')
    if (entrada.origem !== 'doacao')
      throw conflict('Só doações e dízimos têm recibo; o de um dízimo se emite na lista de dízimos.')
    const { estornada, recibo } = await situacaoDa(work, entrada.id)
    if (estornada) throw conflict('Esta doação foi estornada e não recebe recibo.')
    const id = recibo ?? (await emitirDaEntrada(work, entrada.id, autor(work)))
    if (id !== recibo)
      await avisarDoRecibo(work, { services: work.ctx.services, author: work.ctx.author('recibo.escrever') }, id)
    const row = await ler(work, id)
    return comoVisto(work.ctx, visivel(work.ctx, row))
  },
})

/** A further copy of a receipt that was lost. All its prints have the mark and the day from then on. */
export const emitirSegundaVia = useCase({
  action: 'recibo.escrever',
  record: 'recibo',
  input: reciboRef,
  async run(work, { id }) {
    const recibo = await recordToChange(work, Recibo, id, { missing })
    visivel(work.ctx, recibo)
    if (recibo.canceladoEm) throw conflict('Este recibo foi cancelado e não tem novas vias.')
    work.em.assign(recibo, { vias: recibo.vias + 1, viaEm: new Date(), viaPor: autor(work) })
    return comoVisto(work.ctx, await saved(work, recibo, ler))
  },
})

/** Cancels a receipt: it keeps its number, and what it was for can get another. */
export const cancelarRecibo = useCase({
  action: 'recibo.cancelar',
  record: 'recibo',
  input: cancelarReciboInput,
  async run(work, { id, motivo, versao }) {
    const recibo = await recordToChange(work, Recibo, id, { versao, missing })
    visivel(work.ctx, recibo)
    if (recibo.canceladoEm) throw conflict('Este recibo já foi cancelado.')
    work.em.assign(recibo, { canceladoEm: new Date(), canceladoPor: autor(work), motivoCancelamento: motivo })
    return comoVisto(work.ctx, await saved(work, recibo, ler))
  },
})

/** The person who is named as author; null when the platform does it. */
export const autor = ({ ctx: { viewer }, idCliente }: Writing & { ctx: Context }): number | null =>
  viewer?.idCliente === idCliente ? viewer.id : null

/**
 * The receipt, if the current user may see it.
 * @throws NOT_FOUND also for the receipt of another person
 */
function visivel<Row extends { idMembro: number; idDizimo?: number | null | undefined }>(
  ctx: Context,
  row: Row | undefined,
): Row {
  const only = somenteDe(ctx)
  const own = row?.idMembro === ctx.viewer?.id
  if (!row || (only !== null && !own) || (row.idDizimo == null && !own && !verDoacoes(ctx))) throw notFound(missing)
  return row
}

/** Which receipts the current user sees in a list. */
export const visaoDe = (ctx: Context) => ({
  somenteDe: somenteDe(ctx),
  doacoes: verDoacoes(ctx),
  proprio: ctx.viewer?.id ?? null,
})

/** With the document of the person only for those who may see it. */
export const comoVisto = <Row extends Pick<ReciboRow, 'idMembro' | 'documento'>>(ctx: Context, row: Row): Row =>
  readsPersonalData(ctx, row.idMembro) ? row : { ...row, documento: null }
