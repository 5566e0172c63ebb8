import { randomUUID } from 'node:crypto'
import type { Services } from '../../../kernel/context.js'
import { sha256 } from '../../../kernel/crypto.js'
import { conflict } from '../../../kernel/errors.js'
import type { Documento } from '../../../kernel/pdf/document.js'
import { makePdf } from '../../../kernel/pdf/make-pdf.js'
import { type Author, transaction } from '../../../kernel/tenant/session.js'
import { logoPng } from '../../acesso/cliente/index.js'
import { anotarPdf, type PdfGuardado, pdfDaPrestacao } from '../../financas/prestacao-contas/index.js'

type Draw = (idCliente: number, order: Parameters<typeof makePdf>[1]) => Promise<Buffer>

interface Decidida {
  id: number
  idCliente: number
}

/**
 * Makes the PDF of a decided statement and stores it. Of two that are made at the same time, the first is kept. The file
 * exists before its row; if this ends in between, the nightly clean-up removes it.
 * @param draw by default without the time limit of a request
 * @returns the stored PDF that the statement has now; undefined when it has none, as it is not decided any more
 */
export async function guardar(
  services: Services,
  { id, idCliente }: Decidida,
  documento: Documento,
  author: Author,
  draw: Draw = makePdf,
): Promise<PdfGuardado | undefined> {
  const data = await draw(idCliente, { documento, logo: await logoPng(services, idCliente) })
  const uuid = randomUUID()
  await services.images.put(uuid, data)
  const file = { uuid, bytes: data.length, tipo: 'application/pdf', largura: null, altura: null }
  const own = { uuid, impressaoPdf: sha256(data) }
  const kept = await transaction(services.sessions, idCliente, author, async (work) =>
    (await anotarPdf(work, id, { ...file, ...own })) ? own : pdfDaPrestacao(work, id),
  )
  if (kept !== own) await services.images.remove(uuid)
  return kept
}

/**
 * The bytes of a stored PDF.
 * @throws CONFLICT when the file is lost, or its bytes are not those that were stored
 */
export async function conferido(
  { images, log }: Pick<Services, 'images' | 'log'>,
  { id, idCliente }: Decidida,
  { uuid, impressaoPdf }: PdfGuardado,
): Promise<Buffer> {
  const data = await images.get(uuid)
  if (data && sha256(data) === impressaoPdf) return data
  log.error({ idCliente, idPrestacaoContas: id, arquivo: uuid }, data ? 'stored PDF was changed' : 'stored PDF is lost')
  throw conflict(
    data
      ? 'O PDF guardado foi alterado: a impressão digital (SHA-256) dele não é mais a que foi anotada. Quem cuida do servidor pode recuperá-lo de uma cópia de segurança.'
      : 'O PDF guardado não foi encontrado. Quem cuida do servidor pode recuperá-lo de uma cópia de segurança.',
  )
}
