import { Readable } from 'node:stream'
import { auditRead } from '../../../kernel/audit/audit.js'
import { conflict } from '../../../kernel/errors.js'
import type { Images } from '../../../kernel/files/images.js'
import { type ZippedFile, zipOf } from '../../../kernel/files/zip.js'
import { readCase } from '../../../kernel/use-case.js'
import { nomeDoMes } from '../lancamento/index.js'
import { comprovantesInput } from './anexo.input.js'
import { type Comprovante, comprovantesDe, resumoDe } from './anexo.queries.js'
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
    const comprovantes = await comprovantesDe({ ctx, db, idCliente: igreja }, mes)
    await leave()
    if (comprovantes.length === 0) throw conflict(`Nenhum lançamento de ${nomeDoMes(mes)} tem comprovante.`)
    await auditRead(ctx, igreja, 'comprovantes.baixar', { mes, arquivos: comprovantes.length })
    return {
      filename: `comprovantes-${mes}.zip`,
      type: 'application/zip',
      data: Readable.from(zipOf(files(comprovantes, ctx.services.images))),
    }
  },
})

/** A file that is missing in the storage is left out. */
async function* files(comprovantes: readonly Comprovante[], images: Pick<Images, 'get'>): AsyncGenerator<ZippedFile> {
  const used = new Set<string>()
  for (const comprovante of comprovantes) {
    const data = await images.get(comprovante.uuid)
    if (data) yield { name: nomeNoArquivo(comprovante, used), data }
  }
}
