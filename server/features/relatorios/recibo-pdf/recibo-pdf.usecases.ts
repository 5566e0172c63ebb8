import { auditRead } from '../../../kernel/audit/audit.js'
import type { Context } from '../../../kernel/context.js'
import { notFound } from '../../../kernel/errors.js'
import { inLane } from '../../../kernel/limits/lanes.js'
import { makePdfNow } from '../../../kernel/pdf/make-pdf.js'
import { qrSquares } from '../../../kernel/qr.js'
import { readCase } from '../../../kernel/use-case.js'
import { fusoDe, logoPng } from '../../acesso/cliente/index.js'
import { pessoaPorId } from '../../acesso/usuario/index.js'
import { lerReciboDizimo } from '../../financas/dizimo/index.js'
import {
  codigoParaConferir,
  lerRecibo,
  type ReciboRow,
  reciboComoVisto,
  reciboDoDizimo,
  reciboPorId,
} from '../../financas/recibo/index.js'
import { documentoDoRecibo } from './documento.js'
import { reciboPdfInput } from './recibo-pdf.input.js'

/** The last receipt of a tithe as a PDF, with the text of its printed page, for users who may read it there. */
export const baixarReciboDizimo = readCase({
  action: 'dizimo.ler',
  input: reciboPdfInput,
  async run(work, { id }) {
    const { ctx, idCliente, leave } = work
    const dizimo = await lerReciboDizimo(ctx, { id, idCliente })
    const recibo = await reciboDoDizimo(work, dizimo.id)
    if (!recibo) throw notFound('Este dízimo ainda não tem recibo.')
    const avisos = dizimo.estornado ? ['Este dízimo foi estornado: o recibo não vale mais.'] : []
    const { order, filename } = await impresso(ctx, reciboComoVisto(ctx, recibo), avisos)
    await leave()
    await auditRead(ctx, recibo.idCliente, 'reciboDizimo.baixar', { idDizimo: dizimo.id, idRecibo: recibo.id })
    return arquivo(ctx, recibo.idCliente, order, filename)
  },
})

/** Any receipt as a PDF, also a cancelled one. */
export const baixarRecibo = readCase({
  action: 'recibo.ler',
  input: reciboPdfInput,
  async run({ ctx, idCliente, leave }, { id }) {
    const recibo = await lerRecibo(ctx, { id, idCliente })
    const { order, filename } = await impresso(ctx, recibo, [])
    await leave()
    await auditRead(ctx, recibo.idCliente, 'recibo.baixar', { idRecibo: recibo.id })
    return arquivo(ctx, recibo.idCliente, order, filename)
  },
})

/** A receipt as it is printed for the current user. */
export async function impresso(ctx: Context, recibo: ReciboRow, avisos: readonly string[]) {
  const documento = await documentoPara(ctx, recibo, {
    fusoHorario: await fusoDe(ctx, recibo.idCliente),
    nomeEmissor: (await pessoaPorId(ctx, recibo.emitidoPor))?.name ?? null,
    substitui: (await reciboPorId(ctx, recibo.idSubstituido))?.numero ?? null,
    avisos,
  })
  return {
    order: { documento },
    filename: recibo.ano === null ? `recibo-${recibo.numero}.pdf` : `comprovante-${recibo.ano}-${recibo.numero}.pdf`,
  }
}

type Lido = Pick<Parameters<typeof documentoDoRecibo>[1], 'fusoHorario' | 'nomeEmissor' | 'substitui' | 'avisos'>

/** The document of a receipt, with its QR, when everything that it names has been read. */
export async function documentoPara(ctx: Context, recibo: ReciboRow, lido: Lido) {
  const conferir = `${ctx.services.config.publicUrl}/conferir/${codigoParaConferir(recibo)}`
  const quadros = await qrSquares(conferir)
  return documentoDoRecibo(recibo, { ...lido, conferir, quadros, geradoPor: ctx.viewer?.name ?? '' })
}

async function arquivo(
  ctx: Context,
  idCliente: number,
  order: { documento: ReturnType<typeof documentoDoRecibo> },
  filename: string,
) {
  const printed = { ...order, logo: await logoPng(ctx.services, idCliente) }
  const data = await makePdfNow(await inLane(ctx.services, idCliente), printed, ctx.life.ended)
  return { filename, type: 'application/pdf', data }
}
