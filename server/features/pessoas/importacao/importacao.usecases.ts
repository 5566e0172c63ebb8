import { sessionViewer, usesToken } from '../../../kernel/access/can.js'
import type { Context } from '../../../kernel/context.js'
import { AppError, conflict, type ErrorCode, invalid, notFound } from '../../../kernel/errors.js'
import { uploadInput } from '../../../kernel/files/files.input.js'
import { arrivalOf, countUpload, readUpload } from '../../../kernel/files/files.js'
import { emailsLeft } from '../../../kernel/mail/email-limits.js'
import { inReadingTurn } from '../../../kernel/tables/read-in-thread.js'
import { from, recordToChange } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, type UseCase, useCase } from '../../../kernel/use-case.js'
import { inviteManyToSetPassword } from '../../acesso/senha/index.js'
import { type ColunaMapeada, Importacao } from '../../acesso/usuario/importacao.entity.js'
import {
  apagarExcedentes,
  apagarLinhas,
  compartilharEmails,
  contarComEmail,
  contarLinhas,
  contarValidas,
  inserirLinhas,
  inserirPessoas,
  marcarDuplicadas,
  planForMany,
  repartilharEmails,
} from './bulk.js'
import { type Formato, formatOf, importLimits } from './file/format.js'
import { type Como, type Lido, read } from './file/read.js'
import { cell } from './file/table.js'
import { importarUsuariosInput } from './file/whole.js'
import {
  gravarInput,
  importacaoRef,
  listarImportacoesInput,
  listarLinhasInput,
  prepararInput,
  remapearInput,
} from './importacao.input.js'
import {
  type ImportacaoRow,
  ler,
  lerOriginais,
  listarLinhas as linhas,
  listar,
  mapeamentosDeAntes,
  primeirosAvisos,
  primeirosProblemas,
} from './importacao.queries.js'
import {
  avisosPorLinha,
  convitesEm,
  perfilDosImportados,
  podeDesfazer,
  porLinha,
  recusaDaPrevia,
  recusaDeGravar,
  resumo,
} from './importacao.rules.js'
import { perguntaDaOrdem } from './ordens.js'
import { dddDe } from './telefones.js'
import { excluirImportados } from './undo.js'
import { autorizarCelulas, linhasVisiveis } from './visiveis.js'

const action = 'usuario.importar'
const record = 'importacao'
const unknown = () => notFound('Importação não encontrada.')

type Work = Writing & { ctx: Context }

export const lerImportacao = readCase({
  action,
  input: importacaoRef,
  async run(work, { id }) {
    const importacao = await ler(work, id)
    if (!importacao) throw unknown()
    return importacao
  },
})

/** How many people of a preview can be invited, and when: asked before it is written. */
export const lerConvites = readCase({
  action,
  input: importacaoRef,
  async run({ ctx, ...work }, { id }) {
    const importacao = await ler(work, id)
    if (!importacao) throw unknown()
    const church = { ...work, idCliente: importacao.idCliente }
    return convitesEm(await contarComEmail(church, importacao.id), await emailsLeft(ctx.services, church))
  },
})

/** The church's imports, newest first, so that an import can still be undone later. */
export const listarImportacoes = readCase({ action, input: listarImportacoesInput, run: listar })

export const listarLinhas = readCase({
  action,
  input: listarLinhasInput,
  async run(work, { id, ...input }) {
    const importacao = await ler(work, id)
    if (!importacao) throw unknown()
    const list = await linhas(work, { ...input, idImportacao: importacao.id })
    return { ...list, rows: linhasVisiveis(work.ctx, importacao, list.rows) }
  },
})

/** Reads a file and stores a preview of the people that it would create. */
export const prepararImportacao = useCase({
  action,
  input: prepararInput.extend({ arquivo: uploadInput }),
  async prepare(ctx, { arquivo, mapeamento }, idCliente) {
    await countUpload(ctx, idCliente)
    await arrivalOf(arquivo, importLimits.bytes)
    return readArquivo(ctx, () => readUpload(arquivo, importLimits.bytes), await comoLer(ctx, mapeamento, idCliente))
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
      const importacao = await ler(work, id)
      if (!importacao) throw unknown()
      // with another mapping, a hidden column would be shown as a name
      autorizarCelulas(ctx, importacao)
      const { colunas } = importacao
      // a column that is not named fills no field, because this mapping is complete
      const rest = colunas
        .filter((coluna) => !mapeamento.some((each) => each.coluna === coluna))
        .map((coluna) => ({ coluna, campo: null }))
      const lotes = await lerOriginais(work, importacao.id)
      const como = await comoLer(ctx, mapeamento, importacao.idCliente)
      await ctx.endReading()
      const { propostas } = como
      return read({ colunas, lotes, escolhas: [...mapeamento, ...rest], lembrados: [], propostas }, ctx.life.ended)
    }),
  async run(work, { id }, lido) {
    const importacao = await recordToChange(work, Importacao, id)
    if (importacao.situacao !== 'previa') throw conflict('Esta importação já foi gravada.')
    await planForMany(work)
    importacao.mapeamento = lido.mapeamento
    await apagarLinhas(work, importacao.id)
    await fill(work, importacao, lido, true)
    return saved(work, importacao)
  },
})

interface Refused {
  recusa: { code: ErrorCode; message: string }
}

/** Imports all valid rows. It imports nothing when the other rows may not be left out: see `gravarImportacao`. */
const gravar = useCase({
  action,
  record,
  input: gravarInput,
  async run(work, { id, ignorarDuplicadas, ignorarComErro, convidar }): Promise<ImportacaoRow | Refused> {
    // invitations lead to sessions, which may do more than the scopes of an API token
    if (convidar) sessionViewer(work.ctx.viewer)
    const importacao = await recordToChange(work, Importacao, id)
    if (importacao.situacao !== 'previa') throw conflict('Esta importação já foi gravada.')
    const pergunta = perguntaDaOrdem(importacao.mapeamento)
    if (pergunta) throw invalid({ mapeamento: pergunta })
    await planForMany(work)
    // a person may have been registered or deleted since the preview
    const mudaram = await repartilharEmails(work, importacao.id)
    await marcarDuplicadas(work, importacao.id)
    Object.assign(importacao, await contarLinhas(work, importacao.id))
    const ignorar = { duplicadas: Boolean(ignorarDuplicadas), comErro: Boolean(ignorarComErro) }
    const recusa =
      recusaDeGravar(importacao, ignorar) ?? recusaDaPrevia(await contarValidas(work, importacao.id, mudaram))
    if (recusa) return { recusa }
    await write(work, importacao, Boolean(convidar))
    return saved(work, importacao)
  },
})

/**
 * Throws a refusal only after the transaction, because the transaction stores the duplicates that it found, and whose the
 * e-mails are now. The preview then shows them.
 */
const gravarOuRecusar = async (ctx: Context, raw: Parameters<typeof gravar>[1]): Promise<ImportacaoRow> => {
  const result = await gravar(ctx, raw)
  if ('recusa' in result) throw new AppError(result.recusa.code, result.recusa.message)
  return result
}

export const gravarImportacao: UseCase<typeof gravarInput, ImportacaoRow> = Object.assign(gravarOuRecusar, {
  ...gravar,
})

export const desfazerImportacao = useCase({
  action,
  // a person who is in some group stays
  wholeChurch: true,
  record,
  input: importacaoRef,
  async run(work, { id }) {
    const importacao = await recordToChange(work, Importacao, id)
    const recusa = podeDesfazer(importacao, new Date())
    if (recusa) throw conflict(recusa)
    await planForMany(work)
    importacao.desfeitas = await excluirImportados(work, importacao.id, work.ctx.viewer?.id ?? null)
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
export const importarUsuarios = useCase({
  action,
  input: importarUsuariosInput,
  prepare: (ctx, { arquivo, ordemDatas: ordem = null }, idCliente) =>
    countUpload(ctx, idCliente).then(() =>
      readArquivo(ctx, async () => arquivo, { escolhas: [], lembrados: [], propostas: null, ordem }),
    ),
  async run(work, _input, arquivo) {
    const importacao = await keep(work, arquivo, false)
    const { comErro, duplicadas } = importacao
    if (comErro + duplicadas > 0) {
      const problems = await primeirosProblemas(work, importacao.id, problemsShown)
      throw new AppError('VALIDATION_FAILED', resumo(problems, comErro + duplicadas), { campos: porLinha(problems) })
    }
    await write(work, importacao, !work.ctx.viewer?.escopos)
    const linhas = await primeirosAvisos(work, importacao.id, problemsShown)
    return { ...(await saved(work, importacao)), avisos: [...arquivo.lido.avisos, ...avisosPorLinha(linhas)] }
  },
})

interface Arquivo {
  nomeArquivo: string
  formato: Formato
  lido: Lido
}

/** How a file is read that somebody looks at before it is saved. */
async function comoLer(ctx: Context, escolhas: readonly ColunaMapeada[], idCliente: number): Promise<Como> {
  const work = await ctx.read()
  const igreja = await from(work, 'cliente').select('telefone').where('id', '=', idCliente).executeTakeFirst()
  const lembrados = await mapeamentosDeAntes(work, idCliente)
  return { escolhas, lembrados, propostas: { ddd: dddDe(igreja?.telefone) } }
}

/** Takes seconds in a worker thread. No transaction or connection is open meanwhile. */
async function readArquivo(
  ctx: Context,
  fetch: () => Promise<{ filename: string; data: Buffer }>,
  como: Como,
): Promise<Arquivo> {
  await ctx.endReading()
  return inReadingTurn(ctx, async () => {
    const { filename, data } = await fetch()
    const formato = formatOf(filename, data)
    const lido = await read({ formato, data, ...como }, ctx.life.ended)
    return { nomeArquivo: cell(filename.slice(-200)), formato, lido }
  })
}

/** @param vista whether somebody looks at the rows before they are saved */
async function keep(work: Work, { nomeArquivo, formato, lido }: Arquivo, vista: boolean) {
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
  await apagarExcedentes(work)
  await fill(work, importacao, lido, vista)
  return importacao
}

async function fill(work: Work, importacao: { id: number }, { lotes }: Lido, vista: boolean): Promise<void> {
  await inserirLinhas(work, importacao.id, lotes)
  if (vista) await compartilharEmails(work, importacao.id)
  await marcarDuplicadas(work, importacao.id)
  Object.assign(importacao, await contarLinhas(work, importacao.id))
}

async function write(
  work: Work,
  importacao: { id: number; situacao: string; gravadas?: number | null; gravadaEm?: Date | null },
  convidar: boolean,
): Promise<void> {
  const { total, comEmail } = await inserirPessoas(work, importacao.id, perfilDosImportados(usesToken(work.ctx.viewer)))
  if (convidar) await inviteManyToSetPassword(work, comEmail)
  Object.assign(importacao, { situacao: 'gravada', gravadas: total, gravadaEm: new Date() })
}

async function saved(work: Work, { id }: { id: number }): Promise<ImportacaoRow> {
  await work.em.flush()
  const row = await ler(work, id)
  if (!row) throw unknown()
  return row
}
