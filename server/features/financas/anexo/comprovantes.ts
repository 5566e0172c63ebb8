import { Readable } from 'node:stream'
import { auditRead } from '../../../kernel/audit/audit.js'
import { conflict } from '../../../kernel/errors.js'
import { csvNow, type ExportColumn } from '../../../kernel/export/export.js'
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
    ctx.authorise('anexo.ler')
    const igreja = ctx.ownTenant(idCliente)
    const periodo = { inicio: `${mes}-01`, fim: fimDoMes(mes) }
    const comprovantes = await comprovantesDoPeriodo({ ctx, db, idCliente: igreja }, periodo)
    await leave()
    if (comprovantes.length === 0) throw conflict(`Nenhum lançamento de ${nomeDoMes(mes)} tem comprovante.`)
    const arquivos = new Set(comprovantes.map(({ uuid }) => uuid)).size
    await auditRead(ctx, igreja, 'comprovantes.baixar', { mes, arquivos })
    return {
      filename: `comprovantes-${mes}.zip`,
      type: 'application/zip',
      data: Readable.from(zipOf(comIndice(comprovantes, ctx.services.images))),
    }
  },
})

const colunas: ExportColumn<Comprovante>[] = [
  { title: 'Data', kind: 'date', value: (row) => row.data },
  { title: 'Lançamento', value: ({ livro, id }) => `${livro === 'entrada' ? 'Entrada' : 'Saída'} ${id}` },
  { title: 'Descrição', value: (row) => row.descricao },
  { title: 'Arquivo', value: (row) => row.arquivo },
]

/** The files, and then the list of all entries with the names of theirs: a file may belong to several. */
async function* comIndice(...args: Parameters<typeof arquivosDe>): AsyncGenerator<ZippedFile> {
  const dentro = new Set<string>()
  for await (const file of arquivosDe(...args)) {
    dentro.add(file.name)
    yield file
  }
  const linhas = args[0].map((row) => (dentro.has(row.arquivo) ? row : { ...row, arquivo: 'Arquivo não encontrado' }))
  yield { name: 'indice.csv', data: csvNow(colunas, linhas) }
}

/** An attachment of a ledger entry, with its name in an archive. */
export interface Comprovante extends ComprovanteRow {
  arquivo: string
}

/**
 * The attachments of a period's entries, each with the name of its file in an archive of all of them. A file that several
 * entries have, as accounts that were paid at once, is there once, and is named after the first of them.
 */
export async function comprovantesDoPeriodo(...args: Parameters<typeof comprovantesDe>): Promise<Comprovante[]> {
  const used = new Set<string>()
  const names = new Map<string, string>()
  return (await comprovantesDe(...args)).map((row) => {
    const arquivo = names.get(row.uuid) ?? nomeNoArquivo(row, used)
    names.set(row.uuid, arquivo)
    return { ...row, arquivo }
  })
}

/** The files of these attachments, each once. One that is missing in the storage is left out. */
export async function* arquivosDe(
  comprovantes: readonly Comprovante[],
  images: Pick<Images, 'get'>,
): AsyncGenerator<ZippedFile> {
  for (const [uuid, arquivo] of new Map(comprovantes.map((row) => [row.uuid, row.arquivo]))) {
    const data = await images.get(uuid)
    if (data) yield { name: arquivo, data }
  }
}
