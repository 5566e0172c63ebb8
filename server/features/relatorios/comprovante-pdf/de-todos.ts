import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { notFound } from '../../../kernel/base/errors.js'
import { type ZippedFile, zipOf } from '../../../kernel/data/storage/zip.js'
import { openReading } from '../../../kernel/data/tenant/session.js'
import { makePdfNow } from '../../../kernel/transport/pdf/make-pdf.js'
import { auditRead } from '../../../kernel/work/audit/audit.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { inLane } from '../../../kernel/work/limits/lanes.js'
import { readCase } from '../../../kernel/work/use-case.js'
import { fusoOf, logoPng } from '../../acesso/cliente/index.js'
import { countYearComprovantes, reciboAsSeen, yearComprovantesOfAll } from '../../financas/recibo/index.js'
import { comprovanteInput } from '../../missoes/contribuicao/index.js'
import { reciboDocumentoFor } from '../recibo-pdf/index.js'

/** How many statements one file has: few enough to be made in seconds, enough for most churches. */
const perFile = 100

/** Milliseconds for one file, with the wait for the church's turn. */
const most = 60_000

/**
 * The valid statements of everybody in a year, by name, to print them at once: one PDF, or for more statements an
 * archive of several, which are made while it is sent.
 */
export const downloadYearComprovantes = readCase({
  action: 'recibo.lerDeTodos',
  input: comprovanteInput,
  async run({ ctx, idCliente, db, leave }, { ano }) {
    ctx.authorise('doacao.lerDoador')
    const igreja = ctx.ownTenant(idCliente)
    const howMany = await countYearComprovantes({ db, idCliente: igreja }, ano)
    if (howMany === 0) throw notFound(`Nenhum comprovante de ${ano} foi emitido. Emita antes os do ano.`)
    const fusoHorario = await fusoOf(ctx, igreja)
    await leave()
    await auditRead(ctx, igreja, 'contribuicao.baixarDeTodos', { ano, comprovantes: howMany })
    const files = arquivos(ctx, { idCliente: igreja, ano, fusoHorario })
    if (howMany > perFile)
      return { filename: `comprovantes-${ano}.zip`, type: 'application/zip', data: Readable.from(zipOf(files)) }
    const { value } = await files.next()
    // cancelled since they were counted
    if (!value) throw notFound(`Nenhum comprovante de ${ano} vale mais.`)
    return { filename: `comprovantes-${ano}.pdf`, type: 'application/pdf', data: Buffer.from(value.data) }
  },
})

interface BudgetYear {
  idCliente: number
  ano: number
  fusoHorario: string
}

async function* arquivos(
  ctx: Context,
  { idCliente, ano, fusoHorario }: BudgetYear,
): AsyncGenerator<ZippedFile, undefined> {
  const logo = await logoPng(ctx.services, idCliente)
  let before = 0
  let last: { id: number } | undefined
  for (;;) {
    const reading = await openReading(ctx.services.sessions, idCliente)
    const rows = await yearComprovantesOfAll({ ...reading, idCliente }, ano, last, perFile).finally(() => reading.end())
    last = rows.at(-1)
    const documentos = []
    for (const { nomeEmissor, numeroSubstituido: substitui, ...row } of rows) {
      // the codes of a hundred statements take 170 ms, in which no other request would be answered
      await setImmediate()
      const read = { fusoHorario, nomeEmissor, substitui, avisos: [] }
      documentos.push(await reciboDocumentoFor(ctx, reciboAsSeen(ctx, row), read))
    }
    const [documento, ...seguintes] = documentos
    if (!documento) return
    const data = await makePdfNow(
      await inLane(ctx.services, idCliente),
      { documento, seguintes, logo },
      ctx.life.ended,
      most,
    )
    yield { name: `comprovantes-${ano}-${before + 1}-a-${before + rows.length}.pdf`, data }
    if (rows.length < perFile) return
    before += rows.length
  }
}
