import { Readable } from 'node:stream'
import { lastDayOfMonth, monthOfYear } from '../../../../schema/rules/dates.js'
import { comprovantesInput } from '../../../../schema/rules/financas/anexo.input.js'
import { conflict } from '../../../kernel/base/errors.js'
import type { Images } from '../../../kernel/data/storage/images.js'
import { type ZippedFile, zipOf } from '../../../kernel/data/storage/zip.js'
import { csvNow, type ExportColumn } from '../../../kernel/transport/export/export.js'
import { auditRead } from '../../../kernel/work/audit/audit.js'
import { readCase } from '../../../kernel/work/use-case.js'
import { type ComprovanteRow, comprovantesOf, resumoOf } from './anexo.queries.js'
import { nameInFile } from './anexo.rules.js'

export const readMonthComprovantes = readCase({
  action: 'livroCaixa.ler',
  input: comprovantesInput,
  run: ({ ctx, idCliente, db }, { mes }) => resumoOf({ ctx, db, idCliente: ctx.ownTenant(idCliente) }, mes),
})

/** The attachments of a month's entries as one archive, which is made while it is sent. */
export const downloadComprovantes = readCase({
  action: 'livroCaixa.exportar',
  input: comprovantesInput,
  async run({ ctx, idCliente, db, leave }, { mes }) {
    ctx.authorise('anexo.ler')
    const igreja = ctx.ownTenant(idCliente)
    const periodo = { inicio: `${mes}-01`, fim: lastDayOfMonth(mes) }
    const comprovantes = await comprovantesOfPeriod({ ctx, db, idCliente: igreja }, periodo)
    await leave()
    if (comprovantes.length === 0) throw conflict(`Nenhum lançamento de ${monthOfYear(mes)} tem comprovante.`)
    const arquivos = new Set(comprovantes.map(({ uuid }) => uuid)).size
    await auditRead(ctx, igreja, 'comprovantes.baixar', { mes, arquivos })
    return {
      filename: `comprovantes-${mes}.zip`,
      type: 'application/zip',
      data: Readable.from(zipOf(withIndex(comprovantes, ctx.services.images))),
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
async function* withIndex(...args: Parameters<typeof filesOf>): AsyncGenerator<ZippedFile> {
  const dentro = new Set<string>()
  for await (const file of filesOf(...args)) {
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
export async function comprovantesOfPeriod(...args: Parameters<typeof comprovantesOf>): Promise<Comprovante[]> {
  const used = new Set<string>()
  const names = new Map<string, string>()
  return (await comprovantesOf(...args)).map((row) => {
    const arquivo = names.get(row.uuid) ?? nameInFile(row, used)
    names.set(row.uuid, arquivo)
    return { ...row, arquivo }
  })
}

/** The files of these attachments, each once. One that is missing in the storage is left out. */
export async function* filesOf(
  comprovantes: readonly Comprovante[],
  images: Pick<Images, 'get'>,
): AsyncGenerator<ZippedFile> {
  for (const [uuid, arquivo] of new Map(comprovantes.map((row) => [row.uuid, row.arquivo]))) {
    const data = await images.get(uuid)
    if (data) yield { name: arquivo, data }
  }
}
