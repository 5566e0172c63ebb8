import { auditRead } from '../../../kernel/audit/audit.js'
import type { Context } from '../../../kernel/context.js'
import { notFound } from '../../../kernel/errors.js'
import { inLane } from '../../../kernel/limits/lanes.js'
import type { Documento } from '../../../kernel/pdf/document.js'
import { type makePdf, makePdfNow } from '../../../kernel/pdf/make-pdf.js'
import { readCase } from '../../../kernel/use-case.js'
import { logoPng } from '../../acesso/cliente/index.js'
import {
  lerPrestacaoContas,
  type PdfGuardado,
  type PrestacaoContasRow,
  pdfDaPrestacao,
} from '../../financas/prestacao-contas/index.js'
import { documentoDaPrestacao } from './documento.js'
import { conferido, guardar } from './guardar.js'
import { prestacaoPdfInput } from './prestacao-pdf.input.js'

/**
 * A statement as a PDF. Until the assembly it is drawn anew, with the opinions so far; after that it is the stored file.
 * Whoever comes before the job that stores it has it stored now.
 */
export const baixarPrestacaoContas = readCase({
  action: 'prestacaoContas.lerAprovadas',
  input: prestacaoPdfInput,
  async run({ ctx, db, idCliente: named, leave }, { id }) {
    const prestacao = await lerPrestacaoContas(ctx, { id, idCliente: named })
    const { idCliente, decisao, idArquivo } = prestacao
    const kept = idArquivo === null ? undefined : await pdfDaPrestacao({ db, idCliente }, prestacao.id)
    const em = new Date()
    const geradoPor = decisao ? undefined : (ctx.viewer?.name ?? '')
    const documento = kept ? undefined : await documentoDaPrestacao({ db }, prestacao, { geradoPor, em })
    await leave()
    await auditRead(ctx, idCliente, 'prestacaoContas.baixar', { idPrestacaoContas: prestacao.id })
    return {
      filename: `prestacao-de-contas-${prestacao.inicio.slice(0, 7)}-a-${prestacao.fim.slice(0, 7)}.pdf`,
      type: 'application/pdf',
      data: await bytesDe(ctx, prestacao, { kept, documento, em }),
    }
  },
})

type Lido = { kept: PdfGuardado | undefined; documento: Documento | undefined; em: Date }

async function bytesDe(ctx: Context, prestacao: PrestacaoContasRow, { kept, documento, em }: Lido): Promise<Buffer> {
  const { services } = ctx
  const draw: typeof makePdf = (by, order) => makePdfNow(by, order, ctx.life.ended)
  if (kept) return conferido(services, prestacao, kept)
  if (!documento) throw notFound()
  if (!prestacao.decisao)
    return draw(await inLane(services, prestacao.idCliente), {
      documento,
      logo: await logoPng(services, prestacao.idCliente),
    })
  const stored = await guardar(services, prestacao, { documento, em }, ctx.author('prestacaoContas.guardarPdf'), draw)
  if (!stored) throw notFound()
  return conferido(services, prestacao, stored)
}
