import { Readable } from 'node:stream'
import { auditRead } from '../../../kernel/audit/audit.js'
import { conflict } from '../../../kernel/errors.js'
import type { Images } from '../../../kernel/files/images.js'
import { type ZippedFile, zipOf } from '../../../kernel/files/zip.js'
import { readCase } from '../../../kernel/use-case.js'
import { fimDoMes, nomeDoMes } from '../lancamento/index.js'
import { comprovantesInput } from './anexo.input.js'
import { type ComprovanteRow, comprovantesDe, resumoDe } from './anexo.queries.js'
import { nomeNoArquivo } from './anexo.rules.js'

export const lerComprovantesDoMes = readCase({
  action: 'livroCaixa.ler',
  input: comprovantesInput,
  run: ({ ctx, idCliente, db }, { mes }) => resumoDe({ ctx, db, idCliente: ctx.ownTenant(idCliente) }, mes),
})

/** The attachments of a month's entries as one archive, which is made while it is sent. */
export const baixarComprovantes = readCase({
  action: 'livroCaixa.exportar',
  input: comprovantesInput,
  async run({ ctx, idCliente, db, leave }, { mes }) {
    const igreja = ctx.ownTenant(idCliente)
    const periodo = { inicio: `${mes}-01`, fim: fimDoMes(mes) }
    const comprovantes = await comprovantesDoPeriodo({ ctx, db, idCliente: igreja }, periodo)
    await leave()
    if (comprovantes.length === 0) throw conflict(`Nenhum lançamento de ${nomeDoMes(mes)} tem comprovante.`)
    await auditRead(ctx, igreja, 'comprovantes.baixar', { mes, arquivos: comprovantes.length })
    return {
      filename: `comprovantes-${mes}.zip`,
      type: 'application/zip',
      data: Readable.from(zipOf(arquivosDe(comprovantes, ctx.services.images))),
    }
  },
})

/** An attachment of a ledger entry, with its name in an archive. */
export interface Comprovante extends ComprovanteRow {
  arquivo: string
}

/** The attachments of a period's entries, each with its name in an archive of all of them. */
export async function comprovantesDoPeriodo(...args: Parameters<typeof comprovantesDe>): Promise<Comprovante[]> {
  const used = new Set<string>()
  return (await comprovantesDe(...args)).map((row) => ({ ...row, arquivo: nomeNoArquivo(row, used) }))
}

/** The files of these attachments. One that is missing in the storage is left out. */
export async function* arquivosDe(
  comprovantes: readonly Comprovante[],
  images: Pick<Images, 'get'>,
): AsyncGenerator<ZippedFile> {
  for (const { uuid, arquivo } of comprovantes) {
    const data = await images.get(uuid)
    if (data) yield { name: arquivo, data }
  }
}
