import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { sha256 } from '../../../kernel/base/crypto.js'
import { conflict } from '../../../kernel/base/errors.js'
import type { InLane } from '../../../kernel/base/turns/order.js'
import { from } from '../../../kernel/data/tenant/records.js'
import { type Author, transaction, type Writing } from '../../../kernel/data/tenant/session.js'
import type { Documento } from '../../../kernel/transport/pdf/document.js'
import { makePdf } from '../../../kernel/transport/pdf/make-pdf.js'
import type { Services } from '../../../kernel/work/context/context.js'
import { inLane } from '../../../kernel/work/limits/lanes.js'
import { logoPng } from '../../acesso/cliente/index.js'
import { notePdf, pdfOfPrestacao, prestacaoById, type StoredPdf } from '../../financas/prestacao-contas/index.js'
import { documentoOfPrestacao } from './documento.js'

type Draw = (by: InLane, order: Parameters<typeof makePdf>[1]) => Promise<Buffer>

interface DecidedPrestacao {
  id: number
  idCliente: number
}

/** What is drawn, and when: the moment stands in the document. */
interface Desenho {
  documento: Documento
  em: Date
}

/**
 * Makes the PDF of a decided statement and stores it. Of two that are made at the same time, the first is kept. The file
 * is stored before its row: if the process ends between the two, the nightly clean-up removes the file.
 * @param draw by default without the time limit of a request
 * @returns the stored PDF that the statement has now; undefined when it has none, as it is not decided any more
 * @throws CONFLICT when what the PDF says has changed meanwhile, such as the name of somebody who left
 */
export async function keep(
  services: Services,
  { id, idCliente }: DecidedPrestacao,
  { documento, em }: Desenho,
  author: Author,
  draw: Draw = makePdf,
): Promise<StoredPdf | undefined> {
  const data = await draw(await inLane(services, idCliente), { documento, logo: await logoPng(services, idCliente) })
  const uuid = randomUUID()
  await services.images.put(uuid, data)
  const file = { uuid, bytes: data.length, tipo: 'application/pdf', largura: null, altura: null }
  const own = { uuid, impressaoPdf: sha256(data) }
  // until the work is done nothing is committed, so the file belongs to nobody
  let committing = false
  try {
    const kept = await transaction(services.sessions, idCliente, author, async (work) => {
      // waits for somebody who is being erased, who may be named here: that holds the church's row for as long
      await from(work, 'cliente').select('id').forKeyShare().execute()
      const noted = await notePdf(work, id, { ...file, ...own })
      if (noted && !isDeepStrictEqual(await currentDocumento(work, id, em), documento))
        throw conflict('O que a prestação de contas diz mudou enquanto o PDF era feito. Tente de novo.')
      const found = noted ? own : await pdfOfPrestacao(work, id)
      committing = true
      return found
    })
    if (kept !== own) await services.images.remove(uuid)
    return kept
  } catch (error) {
    if (!committing) await services.images.remove(uuid)
    throw error
  }
}

/** The document as it would be drawn now. Until the end of the transaction nobody of the council changes or is erased. */
async function currentDocumento(work: Writing, id: number, em: Date): Promise<Documento | undefined> {
  const prestacao = await prestacaoById(work, id)
  if (!prestacao) return undefined
  const council = Object.keys(prestacao.pareceres ?? {}).map(Number)
  if (council.length)
    await from(work, 'usuario').select('id').where('id', 'in', council).orderBy('id').forShare().execute()
  return documentoOfPrestacao(work, prestacao, { em })
}

/**
 * The bytes of a stored PDF.
 * @throws CONFLICT when the file is lost, or its bytes are not those that were stored
 */
export async function checkedPrestacao(
  { images, log }: Pick<Services, 'images' | 'log'>,
  { id, idCliente }: DecidedPrestacao,
  { uuid, impressaoPdf }: StoredPdf,
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
