import { prestacaoPdfInput } from '../../../../schema/rules/relatorios/prestacao-pdf.input.js'
import { notFound } from '../../../kernel/base/errors.js'
import type { Documento } from '../../../kernel/transport/pdf/document.js'
import { type makePdf, makePdfNow } from '../../../kernel/transport/pdf/make-pdf.js'
import { auditRead } from '../../../kernel/work/audit/audit.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { inLane } from '../../../kernel/work/limits/lanes.js'
import { readCase } from '../../../kernel/work/use-case.js'
import { logoPng } from '../../acesso/cliente/index.js'
import {
  type PrestacaoContasRow,
  pdfOfPrestacao,
  readPrestacaoContas,
  type StoredPdf,
} from '../../financas/prestacao-contas/index.js'
import { documentoOfPrestacao } from './documento.js'
import { checkedPrestacao, keep } from './guardar.js'

/**
 * A statement as a PDF. Until the assembly it is drawn anew, with the opinions so far; after that it is the stored file.
 * Whoever comes before the job that stores it has it stored now.
 */
export const downloadPrestacaoContas = readCase({
  action: 'prestacaoContas.lerAprovadas',
  input: prestacaoPdfInput,
  async run({ ctx, db, idCliente: named, leave }, { id }) {
    const prestacao = await readPrestacaoContas(ctx, { id, idCliente: named })
    const { idCliente, decisao, idArquivo } = prestacao
    const kept = idArquivo === null ? undefined : await pdfOfPrestacao({ db, idCliente }, prestacao.id)
    const em = new Date()
    const geradoPor = decisao ? undefined : (ctx.viewer?.name ?? '')
    const documento = kept ? undefined : await documentoOfPrestacao({ db }, prestacao, { geradoPor, em })
    await leave()
    await auditRead(ctx, idCliente, 'prestacaoContas.baixar', { idPrestacaoContas: prestacao.id })
    return {
      filename: `prestacao-de-contas-${prestacao.inicio.slice(0, 7)}-a-${prestacao.fim.slice(0, 7)}.pdf`,
      type: 'application/pdf',
      data: await bytesOf(ctx, prestacao, { kept, documento, em }),
    }
  },
})

type ReadFile = { kept: StoredPdf | undefined; documento: Documento | undefined; em: Date }

async function bytesOf(
  ctx: Context,
  prestacao: PrestacaoContasRow,
  { kept, documento, em }: ReadFile,
): Promise<Buffer> {
  const { services } = ctx
  const draw: typeof makePdf = (by, order) => makePdfNow(by, order, ctx.life.ended)
  if (kept) return checkedPrestacao(services, prestacao, kept)
  if (!documento) throw notFound()
  if (!prestacao.decisao)
    return draw(await inLane(services, prestacao.idCliente), {
      documento,
      logo: await logoPng(services, prestacao.idCliente),
    })
  const stored = await keep(services, prestacao, { documento, em }, ctx.author('prestacaoContas.guardarPdf'), draw)
  if (!stored) throw notFound()
  return checkedPrestacao(services, prestacao, stored)
}
