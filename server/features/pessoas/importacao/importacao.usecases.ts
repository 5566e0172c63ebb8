import {
  gravarInput,
  importacaoRef,
  listarImportacoesInput,
  listarLinhasInput,
  prepararInput,
  remapearInput,
} from '../../../../schema/rules/pessoas/importacao.input.js'
import { sessionViewer, usesToken } from '../../../kernel/access/can.js'
import { AppError, conflict, type ErrorCode, invalid, notFound } from '../../../kernel/base/errors.js'
import { from, recordToChange } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { uploadInput } from '../../../kernel/work/files/files.input.js'
import { arrivalOf, countUpload, readUpload } from '../../../kernel/work/files/files.js'
import { emailsLeft } from '../../../kernel/work/mail/email-limits.js'
import { inReadingTurn } from '../../../kernel/work/tables/read-in-thread.js'
import { readCase, type UseCase, useCase } from '../../../kernel/work/use-case.js'
import { inviteManyToSetPassword } from '../../acesso/senha/index.js'
import { Importacao, type MappedColumn } from '../../acesso/usuario/importacao.entity.js'
import {
  countLines,
  countValid,
  countWithEmail,
  countWithoutEmail,
  eraseLines,
  eraseSurplus,
  insertLines,
  insertPessoas,
  markDuplicates,
  planForMany,
  shareEmails,
  shareEmailsAgain,
} from './bulk.js'
import { type FileFormat, formatOf, importLimits } from './file/format.js'
import { type ReadFile, type ReadOptions, read } from './file/read.js'
import { cell } from './file/table.js'
import { importUsuariosInput } from './file/whole.js'
import {
  earlierMappings,
  firstAvisos,
  firstProblems,
  type ImportacaoRow,
  listLines as linesOf,
  listRows,
  readOriginals,
  readRow,
} from './importacao.queries.js'
import {
  avisosByLine,
  byLine,
  canUndo,
  convitesIn,
  perfilOfImported,
  previewRefusal,
  resumo,
  saveRefusal,
} from './importacao.rules.js'
import { orderPergunta } from './linha/ordens.js'
import { areaCodeOf } from './linha/telefones.js'
import { removeImported } from './undo.js'
import { authoriseCelulas, visibleLines } from './visiveis.js'

const action = 'usuario.importar'
const record = 'importacao'
const unknown = () => notFound('Importação não encontrada.')

type Work = Writing & { ctx: Context }

export const readImportacao = readCase({
  action,
  input: importacaoRef,
  async run(work, { id }) {
    const importacao = await readRow(work, id)
    if (!importacao) throw unknown()
    return importacao
  },
})

/** How many people of a preview can be invited, and when, and who loses the e-mail: asked before it is written. */
export const readConvites = readCase({
  action,
  input: importacaoRef,
  async run({ ctx, ...work }, { id }) {
    const importacao = await readRow(work, id)
    if (!importacao) throw unknown()
    const church = { ...work, idCliente: importacao.idCliente }
    const convites = convitesIn(await countWithEmail(church, importacao.id), await emailsLeft(ctx.services, church))
    return { ...convites, semEmail: await countWithoutEmail(church, importacao.id) }
  },
})

/** The church's imports, newest first, so that an import can still be undone later. */
export const listImportacoes = readCase({ action, input: listarImportacoesInput, run: listRows })

export const listLines = readCase({
  action,
  input: listarLinhasInput,
  async run(work, { id, ...input }) {
    const importacao = await readRow(work, id)
    if (!importacao) throw unknown()
    const list = await linesOf(work, { ...input, idImportacao: importacao.id })
    return { ...list, rows: visibleLines(work.ctx, importacao, list.rows) }
  },
})

/** Reads a file and stores a preview of the people that it would create. */
export const prepararImportacao = useCase({
  action,
  input: prepararInput.extend({ arquivo: uploadInput }),
  async prepare(ctx, { arquivo, mapeamento }, idCliente) {
    await countUpload(ctx, idCliente)
    await arrivalOf(arquivo, importLimits.bytes)
    return readInTurn(ctx, () => readUpload(arquivo, importLimits.bytes), await readOptions(ctx, mapeamento, idCliente))
  },
  async run(work, _input, arquivo) {
    const importacao = await keep(work, arquivo, true)
    return saved(work, importacao)
  },
})

/** Reads the stored rows again with another mapping. */
export const remapearImportacao = useCase({
  action,
  record,
  input: remapearInput,
  prepare: (ctx, { id, mapeamento }) =>
    inReadingTurn(ctx, async () => {
      const work = await ctx.read()
      const importacao = await readRow(work, id)
      if (!importacao) throw unknown()
      // with another mapping, a hidden column would be shown as a name
      authoriseCelulas(ctx, importacao)
      const { colunas } = importacao
      // a column that is not named fills no field, because this mapping is complete
      const rest = colunas
        .filter((coluna) => !mapeamento.some((each) => each.coluna === coluna))
        .map((coluna) => ({ coluna, campo: null }))
      const lotes = await readOriginals(work, importacao.id)
      const how = await readOptions(ctx, mapeamento, importacao.idCliente)
      await ctx.endReading()
      const { propostas } = how
      return read({ colunas, lotes, escolhas: [...mapeamento, ...rest], lembrados: [], propostas }, ctx.life.ended)
    }),
  async run(work, { id }, read) {
    const importacao = await recordToChange(work, Importacao, id)
    if (importacao.situacao !== 'previa') throw conflict('Esta importação já foi gravada.')
    await planForMany(work)
    importacao.mapeamento = read.mapeamento
    await eraseLines(work, importacao.id)
    await fill(work, importacao, read, true)
    return saved(work, importacao)
  },
})

interface Refused {
  recusa: { code: ErrorCode; message: string }
}

/** Imports all valid rows. It imports nothing when the other rows may not be left out: see `gravarImportacao`. */
const save = useCase({
  action,
  record,
  input: gravarInput,
  async run(work, { id, ignorarDuplicadas, ignorarComErro, convidar }): Promise<ImportacaoRow | Refused> {
    // invitations lead to sessions, which may do more than the scopes of an API token
    if (convidar) sessionViewer(work.ctx.viewer)
    const importacao = await recordToChange(work, Importacao, id)
    if (importacao.situacao !== 'previa') throw conflict('Esta importação já foi gravada.')
    const pergunta = orderPergunta(importacao.mapeamento)
    if (pergunta) throw invalid({ mapeamento: pergunta })
    await planForMany(work)
    // a person may have been registered or deleted since the preview
    const changed = await shareEmailsAgain(work, importacao.id)
    await markDuplicates(work, importacao.id)
    Object.assign(importacao, await countLines(work, importacao.id))
    const ignore = { duplicadas: Boolean(ignorarDuplicadas), comErro: Boolean(ignorarComErro) }
    const recusa = saveRefusal(importacao, ignore) ?? previewRefusal(await countValid(work, importacao.id, changed))
    if (recusa) return { recusa }
    await write(work, importacao, Boolean(convidar))
    return saved(work, importacao)
  },
})

/**
 * Throws a refusal only after the transaction, because the transaction stores the duplicates that it found, and whose the
 * e-mails are now. The preview then shows them.
 */
const saveOrRefuse = async (ctx: Context, raw: Parameters<typeof save>[1]): Promise<ImportacaoRow> => {
  const result = await save(ctx, raw)
  if ('recusa' in result) throw new AppError(result.recusa.code, result.recusa.message)
  return result
}

export const gravarImportacao: UseCase<typeof gravarInput, ImportacaoRow> = Object.assign(saveOrRefuse, {
  ...save,
})

export const desfazerImportacao = useCase({
  action,
  // a person who is in some group stays
  wholeChurch: true,
  record,
  input: importacaoRef,
  async run(work, { id }) {
    const importacao = await recordToChange(work, Importacao, id)
    const refusal = canUndo(importacao, new Date())
    if (refusal) throw conflict(refusal)
    await planForMany(work)
    importacao.desfeitas = await removeImported(work, importacao.id, work.ctx.viewer?.id ?? null)
    importacao.situacao = 'desfeita'
    importacao.desfeitaEm = new Date()
    return saved(work, importacao)
  },
})

const problemsShown = 100

/**
 * Imports a file in one step, for clients without a preview: all people as members, or no one. People with an e-mail
 * are invited, as documented; the church's limit delays the e-mails. An API token imports people without a perfil, and
 * invites nobody, because an invitation leads to a session.
 */
export const importUsuarios = useCase({
  action,
  input: importUsuariosInput,
  prepare: (ctx, { arquivo, ordemDatas: ordem = null }, idCliente) =>
    countUpload(ctx, idCliente).then(() =>
      readInTurn(ctx, async () => arquivo, { escolhas: [], lembrados: [], propostas: null, ordem }),
    ),
  async run(work, _input, arquivo) {
    const importacao = await keep(work, arquivo, false)
    const { comErro, duplicadas } = importacao
    if (comErro + duplicadas > 0) {
      const problems = await firstProblems(work, importacao.id, problemsShown)
      throw new AppError('VALIDATION_FAILED', resumo(problems, comErro + duplicadas), { campos: byLine(problems) })
    }
    await write(work, importacao, !work.ctx.viewer?.escopos)
    const linhas = await firstAvisos(work, importacao.id, problemsShown)
    return { ...(await saved(work, importacao)), avisos: [...arquivo.lido.avisos, ...avisosByLine(linhas)] }
  },
})

interface StoredFile {
  nomeArquivo: string
  formato: FileFormat
  lido: ReadFile
}

/** How a file is read that somebody looks at before it is saved. */
async function readOptions(ctx: Context, escolhas: readonly MappedColumn[], idCliente: number): Promise<ReadOptions> {
  const work = await ctx.read()
  const igreja = await from(work, 'cliente').select('telefone').where('id', '=', idCliente).executeTakeFirst()
  const lembrados = await earlierMappings(work, idCliente)
  return { escolhas, lembrados, propostas: { ddd: areaCodeOf(igreja?.telefone) } }
}

/** Takes seconds in a worker thread. No transaction or connection is open meanwhile. */
async function readInTurn(
  ctx: Context,
  fetch: () => Promise<{ filename: string; data: Buffer }>,
  how: ReadOptions,
): Promise<StoredFile> {
  await ctx.endReading()
  return inReadingTurn(ctx, async () => {
    const { filename, data } = await fetch()
    const formato = formatOf(filename, data)
    const lido = await read({ formato, data, ...how }, ctx.life.ended)
    return { nomeArquivo: cell(filename.slice(-200)), formato, lido }
  })
}

/** @param seen whether somebody looks at the rows before they are saved */
async function keep(work: Work, { nomeArquivo, formato, lido }: StoredFile, seen: boolean) {
  await planForMany(work)
  const { idCliente } = work
  const { colunas, mapeamento, avisos } = lido
  const solicitadoPor = work.ctx.viewer?.id ?? null
  const importacao = work.em.create(Importacao, {
    idCliente,
    solicitadoPor,
    nomeArquivo,
    formato,
    colunas,
    mapeamento,
    avisos,
  })
  await work.em.flush()
  await eraseSurplus(work)
  await fill(work, importacao, lido, seen)
  return importacao
}

async function fill(work: Work, importacao: { id: number }, { lotes }: ReadFile, seen: boolean): Promise<void> {
  await insertLines(work, importacao.id, lotes)
  if (seen) await shareEmails(work, importacao.id)
  await markDuplicates(work, importacao.id)
  Object.assign(importacao, await countLines(work, importacao.id))
}

async function write(
  work: Work,
  importacao: { id: number; situacao: string; gravadas?: number | null; gravadaEm?: Date | null },
  convidar: boolean,
): Promise<void> {
  const { total, comEmail } = await insertPessoas(work, importacao.id, perfilOfImported(usesToken(work.ctx.viewer)))
  if (convidar) await inviteManyToSetPassword(work, comEmail)
  Object.assign(importacao, { situacao: 'gravada', gravadas: total, gravadaEm: new Date() })
}

async function saved(work: Work, { id }: { id: number }): Promise<ImportacaoRow> {
  await work.em.flush()
  const row = await readRow(work, id)
  if (!row) throw unknown()
  return row
}
