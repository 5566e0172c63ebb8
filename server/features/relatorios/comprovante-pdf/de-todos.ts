import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { auditRead } from '../../../kernel/audit/audit.js'
import type { Context } from '../../../kernel/context.js'
import { notFound } from '../../../kernel/errors.js'
import { type ZippedFile, zipOf } from '../../../kernel/files/zip.js'
import { inLane } from '../../../kernel/limits/lanes.js'
import { makePdfNow } from '../../../kernel/pdf/make-pdf.js'
import { openReading } from '../../../kernel/tenant/session.js'
import { readCase } from '../../../kernel/use-case.js'
import { fusoDe, logoPng } from '../../acesso/cliente/index.js'
import { comprovantesDeTodosNoAno, contarComprovantesDoAno, reciboComoVisto } from '../../financas/recibo/index.js'
import { comprovanteInput } from '../../missoes/contribuicao/index.js'
import { documentoDoReciboPara } from '../recibo-pdf/index.js'

/** How many statements one file has: few enough to be made in seconds, enough for most churches. */
const noArquivo = 100

/** Milliseconds for one file, with the wait for the church's turn. */
const most = 60_000

/**
 * The valid statements of everybody in a year, by name, to print them at once: one PDF, or for more statements an
 * archive of several, which are made while it is sent.
 */
export const baixarComprovantesDoAno = readCase({
  action: 'recibo.lerDeTodos',
  input: comprovanteInput,
  async run({ ctx, idCliente, db, leave }, { ano }) {
    ctx.authorise('doacao.lerDoador')
    const igreja = ctx.ownTenant(idCliente)
    const quantos = await contarComprovantesDoAno({ db, idCliente: igreja }, ano)
    if (quantos === 0) throw notFound(`Nenhum comprovante de ${ano} foi emitido. Emita antes os do ano.`)
    const fusoHorario = await fusoDe(ctx, igreja)
    await leave()
    await auditRead(ctx, igreja, 'contribuicao.baixarDeTodos', { ano, comprovantes: quantos })
    const files = arquivos(ctx, { idCliente: igreja, ano, fusoHorario })
    if (quantos > noArquivo)
      return { filename: `comprovantes-${ano}.zip`, type: 'application/zip', data: Readable.from(zipOf(files)) }
    const { value } = await files.next()
    // cancelled since they were counted
    if (!value) throw notFound(`Nenhum comprovante de ${ano} vale mais.`)
    return { filename: `comprovantes-${ano}.pdf`, type: 'application/pdf', data: Buffer.from(value.data) }
  },
})

interface Ano {
  idCliente: number
  ano: number
  fusoHorario: string
}

async function* arquivos(ctx: Context, { idCliente, ano, fusoHorario }: Ano): AsyncGenerator<ZippedFile, undefined> {
  const logo = await logoPng(ctx.services, idCliente)
  let antes = 0
  let last: { id: number } | undefined
  for (;;) {
    const reading = await openReading(ctx.services.sessions, idCliente)
    const rows = await comprovantesDeTodosNoAno({ ...reading, idCliente }, ano, last, noArquivo).finally(() =>
      reading.end(),
    )
    last = rows.at(-1)
    const documentos = []
    for (const { nomeEmissor, numeroSubstituido: substitui, ...row } of rows) {
      // the codes of a hundred statements take 170 ms, in which no other request would be answered
      await setImmediate()
      const lido = { fusoHorario, nomeEmissor, substitui, avisos: [] }
      documentos.push(await documentoDoReciboPara(ctx, reciboComoVisto(ctx, row), lido))
    }
    const [documento, ...seguintes] = documentos
    if (!documento) return
    const data = await makePdfNow(
      await inLane(ctx.services, idCliente),
      { documento, seguintes, logo },
      ctx.life.ended,
      most,
    )
    yield { name: `comprovantes-${ano}-${antes + 1}-a-${antes + rows.length}.pdf`, data }
    if (rows.length < noArquivo) return
    antes += rows.length
  }
}
