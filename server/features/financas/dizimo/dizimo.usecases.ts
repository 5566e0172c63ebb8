import type { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import { type DateOnly, todayIn } from '../../../kernel/dates.js'
import { conflict, invalid, notFound } from '../../../kernel/errors.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/tenant/bin.js'
import { idOf, type RecordRef, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { type ReadingWork, readCase, refusedByFollowers, tellFollowers, useCase } from '../../../kernel/use-case.js'
import { fusoDe, fusoHorario } from '../../acesso/cliente/index.js'
import { emailAsSeen, idsDePessoas, readsPersonalData } from '../../acesso/usuario/index.js'
import { alterarEntrada, lancarEntrada, lancarEntradas, retirarEntrada } from '../entrada/index.js'
import {
  diaDoExcluido,
  fechadoAte,
  lancamentoDe,
  mesNoCampo,
  perguntasDoLancamento,
  recusaDeVolta,
} from '../lancamento/index.js'
import { avisarDoRecibo, cancelarReciboDe, reciboComoVisto, reciboPorId, valorPorExtenso } from '../recibo/index.js'
import { Dizimo } from './dizimo.entity.js'
import {
  dizimoInput,
  dizimoRef,
  dizimosInput,
  type linhaDizimoInput,
  listarDizimosInput,
  meiosDizimo,
} from './dizimo.input.js'
import { perguntasDe, perguntasDoDizimo } from './dizimo.perguntas.js'
import { type DizimoRow, ler, lerRecibo as lerLinhaDoRecibo, listar, type ReciboRow, somaDe } from './dizimo.queries.js'
import { acoesDizimo, somenteDe } from './dizimo.rules.js'

const missing = 'Dízimo não encontrado.'

export const listarDizimos = readCase({
  action: 'dizimo.ler',
  input: listarDizimosInput,
  async run(work, input) {
    refuseBin(work.ctx, input.filtro)
    const list = await listar(work, input, somenteDe(work.ctx))
    return { ...list, rows: list.rows.map((row) => comEmailVisivel(work.ctx, row)) }
  },
})

export const lerDizimo = readCase({
  action: 'dizimo.ler',
  input: dizimoRef,
  run: async (work, { id }) => comEmailVisivel(work.ctx, seenBy(work.ctx, await ler(work, id))),
})

export const criarDizimo = useCase({
  action: 'dizimo.escrever',
  asks: perguntasDoDizimo,
  record: 'usuario',
  recordField: 'idMembro',
  input: dizimoInput,
  run: async (work, input) =>
    comEmailVisivel(work.ctx, (await mesNoCampo('dataDizimo', () => registrarDizimo(work, input))).row),
})

/** Creates a tithe and its income, within the transaction of a feature that knows of the money. */
export async function registrarDizimo(
  work: Writing & { ctx: Context },
  { versao: _, idMembro: ref, idContaFinanceira, ...input }: z.output<typeof dizimoInput>,
): Promise<Lancado> {
  const dados = { ...input, idMembro: await membro(work, ref) }
  const perguntar = await perguntasDe(work, dados.dataDizimo, [dados], () => 'idMembro')
  const lancado = await lancarDizimo(work, dados, idContaFinanceira)
  perguntar([lancado.row.id])
  return lancado
}

type Novo = Pick<DizimoRow, 'idMembro' | 'valorDizimo' | 'dataDizimo' | 'meioDizimo'>
type Lancado = { row: DizimoRow; idEntrada: number }

/**
 * The same for a person that the caller has found.
 * @param data the day of its income; without it, the day of the tithe
 */
export async function lancarDizimo(
  work: Writing,
  dados: Novo,
  conta: RecordRef | null | undefined,
  data = dados.dataDizimo,
): Promise<Lancado> {
  const dizimo = work.em.create(Dizimo, { idCliente: work.idCliente, ...dados })
  const row = await saved(work, dizimo, ler)
  return {
    row,
    idEntrada: await lancarEntrada(work, { ...origem(row), ...entrada(row), data, idContaFinanceira: conta }),
  }
}

/**
 * The sheet of tithes after a worship service. All rows are saved, or none is saved and each error is reported. 300
 * rows need as many statements as 2 rows.
 */
export const criarDizimos = useCase({
  action: 'dizimo.escrever',
  asks: perguntasDoDizimo,
  named: { 'linhas.idMembro': 'usuario' },
  input: dizimosInput,
  async run(work, { dataDizimo, idContaFinanceira, linhas }) {
    const dados = await checked(work, linhas)
    const perguntar = await perguntasDe(work, dataDizimo, dados, (linha) => `linhas.${linha}.idMembro`)
    const dizimos = dados.map((linha) => work.em.create(Dizimo, { idCliente: work.idCliente, dataDizimo, ...linha }))
    await work.em.flush()
    const entradas = dizimos.map((dizimo) => ({ ...origem(dizimo), ...entrada(dizimo) }))
    await mesNoCampo('dataDizimo', () => lancarEntradas(work, entradas, idContaFinanceira))
    const ids = dizimos.map(({ id }) => id)
    perguntar(ids)
    return { quantidade: ids.length, total: await somaDe(work, ids) }
  },
})

export const atualizarDizimo = useCase({
  action: 'dizimo.escrever',
  asks: perguntasDoLancamento,
  record: 'dizimo',
  input: dizimoInput.extend(dizimoRef.shape),
  async run(work, { id, versao, idMembro: ref, idContaFinanceira, ...input }) {
    const dizimo = await recordToChange(work, Dizimo, id, { versao, missing })
    if (dizimo.numeroRecibo)
      throw conflict(
        `O recibo nº ${dizimo.numeroRecibo} já foi emitido. Para corrigir, cancele o recibo, ou exclua este dízimo e registre outro.`,
      )
    const idMembro = await membro(work, ref, dizimo.idMembro)
    const antes = { dia: dizimo.dataDizimo, meio: dizimo.meioDizimo }
    // the books name nobody, so the person may be corrected in a closed month too
    const soPessoa =
      idContaFinanceira == null &&
      input.dataDizimo === antes.dia &&
      input.valorDizimo === dizimo.valorDizimo &&
      input.meioDizimo === dizimo.meioDizimo &&
      (await ler(work, dizimo.id))?.estornado === false
    work.em.assign(dizimo, { ...input, idMembro })
    const mudancas = { ...entrada(dizimo), idContaFinanceira }
    if (!soPessoa) await mesNoCampo('dataDizimo', () => alterarEntrada(work, origem(dizimo), mudancas, antes))
    await tellFollowers(work, 'dizimo', dizimo.id, 'moved')
    return comEmailVisivel(work.ctx, await saved(work, dizimo, ler))
  },
})

export const excluirDizimo = useCase({
  action: 'dizimo.escrever',
  record: 'dizimo',
  input: dizimoRef,
  async run(work, { id }) {
    await removerDizimo(work, id)
    return { message: 'Dízimo excluído com sucesso.' }
  },
})

/** Deletes a tithe with its income and receipt, also within the transaction of a feature that had entered it. */
export async function removerDizimo(work: Writing & { ctx: Context }, id: RecordRef): Promise<void> {
  const dizimo = await recordToChange(work, Dizimo, id, { missing })
  await cancelarReciboDe(work, origem(dizimo), 'Dízimo excluído', work.ctx)
  markDeleted(work, dizimo)
  await retirarEntrada(work, origem(dizimo))
  await tellFollowers(work, 'dizimo', dizimo.id, 'calledOff')
}

export const restaurarDizimo = useCase({
  action: 'lixeira.restaurar',
  record: 'dizimo',
  input: dizimoRef,
  async run(work, { id }) {
    const dizimo = await recordToChange(work, Dizimo, id, { deleted: true, missing })
    markRestored(dizimo)
    const row = await saved(work, dizimo, ler)
    await lancarEntrada(work, { ...origem(row), ...entrada(row) }, 'voltaNoSeuDia')
    await tellFollowers(work, 'dizimo', row.id, 'moved')
    return comEmailVisivel(work.ctx, row)
  },
})

export const lerReciboDizimo = readCase({
  action: 'dizimo.ler',
  input: dizimoRef,
  run: async (work, { id }) => recibo(work.ctx, await lerLinhaDoRecibo(work, id)),
})

/** The receipt of a tithe of the current user, also for somebody who may not open the list of tithes. */
export async function reciboProprio(work: ReadingWork, id: RecordRef): Promise<Recibo> {
  const row = await lerLinhaDoRecibo(work, id)
  return recibo(work.ctx, row?.idMembro === work.ctx.viewer?.id ? row : undefined)
}

/**
 * Issues the receipt of a tithe. Idempotent: later calls return the same receipt, until it is cancelled. The database
 * assigns its number and keeps what it says.
 */
export const emitirReciboDizimo = useCase({
  action: 'dizimo.escrever',
  record: 'dizimo',
  input: dizimoRef,
  async run(work, { id }) {
    const dizimo = await recordToChange(work, Dizimo, id, { missing })
    const novo = !dizimo.reciboEm
    if (novo) {
      if ((await lerLinhaDoRecibo(work, dizimo.id))?.estornado)
        throw conflict('Este dízimo foi estornado e não recebe recibo.')
      // until its day it counts nowhere else either
      if (dizimo.dataDizimo > todayIn(await fusoHorario(work)))
        throw conflict('O dia deste dízimo ainda não chegou: emita o recibo quando ele chegar.')
      work.em.assign(dizimo, { reciboEm: new Date(), reciboPor: emissor(work) })
    }
    const row = await saved(work, dizimo, lerLinhaDoRecibo)
    if (novo && row.idRecibo !== null)
      await avisarDoRecibo(
        work,
        { services: work.ctx.services, author: work.ctx.author('dizimo.escrever') },
        row.idRecibo,
      )
    return recibo(work.ctx, row)
  },
})

/** With the money of a tithe its receipt goes; a reversal that is undone does not bring it back. */
export const estornado = (work: Writing & { ctx: Context }, idDizimo: number) =>
  cancelarReciboDe(work, origem({ id: idDizimo }), 'Lançamento estornado', work.ctx)

/** Loads the income that a tithe created. */
export const lancamentoDoDizimo = lancamentoDe('entrada', 'dizimo')

/** The actions that the current user may do with a tithe now. */
export async function acoesDoDizimo(ctx: Context, row: DizimoRow): Promise<string[]> {
  if (row.excluidoEm && (await recusaDoDizimo(ctx, row))) return []
  const [found, ate, dia, porVir] = await Promise.all([
    lancamentoDoDizimo(ctx, row.id),
    fechadoAte(ctx, row.idCliente),
    diaDaVolta(ctx, row),
    aindaVem(ctx, row),
  ])
  return acoesDizimo(
    row,
    { estornado: found?.estornado ?? false, fechadoAte: ate, porVir, dia: found?.data ?? dia },
    ctx,
  )
}

/** Whether the day of a tithe has not come in its church; no church's day is more than one behind that of UTC. */
async function aindaVem(ctx: Context, { dataDizimo, idCliente }: DizimoRow): Promise<boolean> {
  const yesterday = todayIn('UTC', new Date(Date.now() - 86_400_000))
  return dataDizimo > yesterday && dataDizimo > todayIn(await fusoDe(ctx, idCliente))
}

/** Why a tithe in the recycle bin cannot be restored now; null when it can. */
export async function recusaDoDizimo(ctx: Context, row: DizimoRow): Promise<string | null> {
  const [ate, dia, outra] = await Promise.all([
    fechadoAte(ctx, row.idCliente),
    diaDaVolta(ctx, row),
    row.excluidoEm && refusedByFollowers(ctx, 'dizimo', row.id),
  ])
  return recusaDeVolta(row, { dia, fechadoAte: ate, outra }, ctx)
}

const diaDaEntradaExcluida = diaDoExcluido('entrada', 'dizimo')

/** The day of the entry with which a deleted tithe comes back: that of the tithe, but for what a refund left. */
const diaDaVolta = async (ctx: Context, { id, excluidoEm, dataDizimo }: DizimoRow): Promise<DateOnly> =>
  (excluidoEm && (await diaDaEntradaExcluida(ctx, id))) || dataDizimo

type Linha = z.output<typeof linhaDizimoInput>

/**
 * The rows with the ids of their people.
 * @throws VALIDATION_FAILED for each row whose person is not in this church
 */
async function checked(work: Writing, linhas: readonly Linha[]) {
  const ids = await idsDePessoas(
    work,
    linhas.map(({ idMembro }) => idMembro),
  )
  const campos = Object.fromEntries(
    ids.flatMap((id, index) => (id === null ? [[`linhas.${index}.idMembro`, 'Pessoa não encontrada.']] : [])),
  )
  if (Object.keys(campos).length) throw invalid(campos)
  return linhas.map((linha, index) => ({ ...linha, idMembro: ids[index] as number }))
}

/** @param present the stored giver, who may stay even after that person was deleted */
async function membro(work: Writing, ref: RecordRef, present?: number): Promise<number> {
  const id = String(ref) === String(present) ? present : await idOf(work, 'usuario', ref)
  if (!id) throw invalid({ idMembro: 'Pessoa não encontrada.' })
  return id
}

/** The person named on the receipt as issuer; null when the platform issues it. */
const emissor = ({ ctx: { viewer }, idCliente }: Writing & { ctx: Context }): number | null =>
  viewer?.idCliente === idCliente ? viewer.id : null

const origem = ({ id }: { id: number }) => ({ origem: 'dizimo', idOrigem: id }) as const

const categoriaDizimo = 1

/** The income of a tithe. The description has no name, because all members may read the ledger. */
const entrada = (dizimo: { dataDizimo: string; valorDizimo: string; meioDizimo: string }) => ({
  descricao: `Dízimo (${meiosDizimo[dizimo.meioDizimo]})`,
  data: dizimo.dataDizimo,
  categoria: categoriaDizimo,
  valor: dizimo.valorDizimo,
  meio: dizimo.meioDizimo,
})

/**
 * Returns the row if the current user may see it.
 * @throws NOT_FOUND also for a tithe of another person
 */
function seenBy<Row extends { idMembro: number; excluidoEm: Date | null }>(ctx: Context, row: Row | undefined): Row {
  const only = somenteDe(ctx)
  return visible(ctx, only === null || row?.idMembro === only ? row : undefined, missing)
}

/** With the e-mail of the person who gave only for those who may see it. */
const comEmailVisivel = (ctx: Context, row: DizimoRow): DizimoRow => emailAsSeen(ctx, row, 'idMembro', 'emailMembro')

/** The receipt for the screen, for printing and for the PDF. */
function recibo(ctx: Context, found: ReciboRow | undefined) {
  const { numeroRecibo, reciboEm, cpfMembro, ...row } = seenBy(ctx, found)
  const { nomeMembro, nomeIgreja } = row
  if (numeroRecibo === null || reciboEm === null || nomeMembro === null || nomeIgreja === null)
    throw notFound('Este dízimo ainda não tem recibo.')
  return {
    ...row,
    numeroRecibo,
    reciboEm,
    nomeMembro,
    nomeIgreja,
    cpfMembro: readsPersonalData(ctx, row.idMembro) ? cpfMembro : null,
    nomeMeio: meiosDizimo[row.meioDizimo] as string,
    valorPorExtenso: valorPorExtenso(row.valorDizimo),
  }
}

export type Recibo = ReturnType<typeof recibo>

/** The whole receipt of somebody who may read its main facts. */
export async function reciboInteiro(ctx: Context, { idRecibo }: Recibo) {
  const row = await reciboPorId(ctx, idRecibo)
  return row ? reciboComoVisto(ctx, row) : null
}
