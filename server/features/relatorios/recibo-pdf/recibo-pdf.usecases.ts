import { reciboPdfInput } from '../../../../schema/rules/relatorios/recibo-pdf.input.js'
import { notFound } from '../../../kernel/base/errors.js'
import { qrSquares } from '../../../kernel/base/qr.js'
import { makePdfNow } from '../../../kernel/transport/pdf/make-pdf.js'
import { auditRead } from '../../../kernel/work/audit/audit.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { inLane } from '../../../kernel/work/limits/lanes.js'
import { readCase } from '../../../kernel/work/use-case.js'
import { fusoOf, logoPng } from '../../acesso/cliente/index.js'
import { pessoaById } from '../../acesso/usuario/index.js'
import { readReciboDizimo } from '../../financas/dizimo/index.js'
import {
  codigoToCheck,
  type ReciboRow,
  readRecibo,
  reciboAsSeen,
  reciboById,
  reciboOfDizimo,
} from '../../financas/recibo/index.js'
import { documentoOfRecibo } from './documento.js'

/** The last receipt of a tithe as a PDF, with the text of its printed page, for users who may read it there. */
export const downloadReciboDizimo = readCase({
  action: 'dizimo.ler',
  input: reciboPdfInput,
  async run(work, { id }) {
    const { ctx, idCliente, leave } = work
    const dizimo = await readReciboDizimo(ctx, { id, idCliente })
    const recibo = await reciboOfDizimo(work, dizimo.id)
    if (!recibo) throw notFound('Este dízimo ainda não tem recibo.')
    const avisos = dizimo.estornado ? ['Este dízimo foi estornado: o recibo não vale mais.'] : []
    const { order, filename } = await printed(ctx, reciboAsSeen(ctx, recibo), avisos)
    await leave()
    await auditRead(ctx, recibo.idCliente, 'reciboDizimo.baixar', { idDizimo: dizimo.id, idRecibo: recibo.id })
    return fileOf(ctx, recibo.idCliente, order, filename)
  },
})

/** Any receipt as a PDF, also a cancelled one. */
export const downloadRecibo = readCase({
  action: 'recibo.ler',
  input: reciboPdfInput,
  async run({ ctx, idCliente, leave }, { id }) {
    const recibo = await readRecibo(ctx, { id, idCliente })
    const { order, filename } = await printed(ctx, recibo, [])
    await leave()
    await auditRead(ctx, recibo.idCliente, 'recibo.baixar', { idRecibo: recibo.id })
    return fileOf(ctx, recibo.idCliente, order, filename)
  },
})

/** A receipt as it is printed for the current user. */
export async function printed(ctx: Context, recibo: ReciboRow, avisos: readonly string[]) {
  const documento = await documentoFor(ctx, recibo, {
    fusoHorario: await fusoOf(ctx, recibo.idCliente),
    nomeEmissor: (await pessoaById(ctx, recibo.emitidoPor))?.name ?? null,
    substitui: (await reciboById(ctx, recibo.idSubstituido))?.numero ?? null,
    avisos,
  })
  return {
    order: { documento },
    filename: recibo.ano === null ? `recibo-${recibo.numero}.pdf` : `comprovante-${recibo.ano}-${recibo.numero}.pdf`,
  }
}

type ReadRecibo = Pick<Parameters<typeof documentoOfRecibo>[1], 'fusoHorario' | 'nomeEmissor' | 'substitui' | 'avisos'>

/** The document of a receipt, with its QR, when everything that it names has been read. */
export async function documentoFor(ctx: Context, recibo: ReciboRow, read: ReadRecibo) {
  const conferir = `${ctx.services.config.publicUrl}/conferir/${codigoToCheck(recibo)}`
  const quadros = await qrSquares(conferir)
  return documentoOfRecibo(recibo, { ...read, conferir, quadros, geradoPor: ctx.viewer?.name ?? '' })
}

async function fileOf(
  ctx: Context,
  idCliente: number,
  order: { documento: ReturnType<typeof documentoOfRecibo> },
  filename: string,
) {
  const printed = { ...order, logo: await logoPng(ctx.services, idCliente) }
  const data = await makePdfNow(await inLane(ctx.services, idCliente), printed, ctx.life.ended)
  return { filename, type: 'application/pdf', data }
}
