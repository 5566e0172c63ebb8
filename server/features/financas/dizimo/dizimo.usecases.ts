import type { z } from 'zod'
import { type DateOnly, todayIn } from '../../../../schema/rules/dates.js'
import {
  dizimoInput,
  dizimoRef,
  dizimosInput,
  type linhaDizimoInput,
  listarDizimosInput,
  meiosDizimo,
} from '../../../../schema/rules/financas/dizimo.input.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { conflict, invalid, notFound } from '../../../kernel/base/errors.js'
import { idOf, type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import {
  type ReadingWork,
  readCase,
  refusedByFollowers,
  tellFollowers,
  useCase,
} from '../../../kernel/work/use-case.js'
import { fusoOf, readFuso } from '../../acesso/cliente/index.js'
import { emailAsSeen, idsOfPessoas, readsPersonalData } from '../../acesso/usuario/index.js'
import { bookEntrada, bookEntradas, changeEntrada, withdrawEntrada } from '../entrada/index.js'
import { closedUntil, dayOfRemoved, lancamentoOf, returnRefusal, withMonthField } from '../lancamento/index.js'
import { amountInWords, cancelReciboOf, notifyOfRecibo, reciboAsSeen, reciboById } from '../recibo/index.js'
import { Dizimo } from './dizimo.entity.js'
import { perguntasDoDizimo, perguntasOf, perguntasOfCorrected } from './dizimo.perguntas.js'
import { type DizimoRow, listRows, type ReciboRow, read, readRecibo as readReciboRow, sumOf } from './dizimo.queries.js'
import { actionsOfDizimo, onlyOf } from './dizimo.rules.js'

const missing = 'Dízimo não encontrado.'

export const listDizimos = readCase({
  action: 'dizimo.ler',
  input: listarDizimosInput,
  async run(work, input) {
    refuseBin(work.ctx, input.filtro)
    const list = await listRows(work, input, onlyOf(work.ctx))
    return { ...list, rows: list.rows.map((row) => withEmailAsSeen(work.ctx, row)) }
  },
})

export const readDizimo = readCase({
  action: 'dizimo.ler',
  input: dizimoRef,
  run: async (work, { id }) => withEmailAsSeen(work.ctx, seenBy(work.ctx, await read(work, id))),
})

export const criarDizimo = useCase({
  action: 'dizimo.escrever',
  asks: perguntasDoDizimo,
  input: dizimoInput,
  run: async (work, input) =>
    withEmailAsSeen(work.ctx, (await withMonthField('dataDizimo', () => registerDizimo(work, input))).row),
})

/** Creates a tithe and its income, within the transaction of a feature that knows of the money. */
export async function registerDizimo(
  work: Writing & { ctx: Context },
  { versao: _, idMembro: ref, idContaFinanceira, ...input }: z.output<typeof dizimoInput>,
): Promise<BookedDizimo> {
  const dados = { ...input, idMembro: await membro(work, ref) }
  const ask = await perguntasOf(work, dados.dataDizimo, [dados], () => 'idMembro')
  const booked = await bookDizimo(work, dados, idContaFinanceira)
  ask([booked.row.id])
  return booked
}

type NewDizimo = Pick<DizimoRow, 'idMembro' | 'valorDizimo' | 'dataDizimo' | 'meioDizimo'>
type BookedDizimo = { row: DizimoRow; idEntrada: number }

/**
 * The same for a person that the caller has found.
 * @param data the day of its income; without it, the day of the tithe
 */
export async function bookDizimo(
  work: Writing,
  dados: NewDizimo,
  conta: RecordRef | null | undefined,
  data = dados.dataDizimo,
): Promise<BookedDizimo> {
  const dizimo = work.em.create(Dizimo, { idCliente: work.idCliente, ...dados })
  const row = await saved(work, dizimo, read)
  return {
    row,
    idEntrada: await bookEntrada(work, { ...originOf(row), ...entrada(row), data, idContaFinanceira: conta }),
  }
}

/**
 * The sheet of tithes after a worship service. All rows are saved, or none is saved and each error is reported. 300
 * rows need as many statements as 2 rows.
 */
export const criarDizimos = useCase({
  action: 'dizimo.escrever',
  asks: perguntasDoDizimo,
  input: dizimosInput,
  async run(work, { dataDizimo, idContaFinanceira, linhas }) {
    const dados = await checked(work, linhas)
    const ask = await perguntasOf(work, dataDizimo, dados, (linha) => `linhas.${linha}.idMembro`)
    const dizimos = dados.map((linha) => work.em.create(Dizimo, { idCliente: work.idCliente, dataDizimo, ...linha }))
    await work.em.flush()
    const entradas = dizimos.map((dizimo) => ({ ...originOf(dizimo), ...entrada(dizimo) }))
    await withMonthField('dataDizimo', () => bookEntradas(work, entradas, idContaFinanceira))
    const ids = dizimos.map(({ id }) => id)
    ask(ids)
    return { quantidade: ids.length, total: await sumOf(work, ids) }
  },
})

export const atualizarDizimo = useCase({
  action: 'dizimo.escrever',
  asks: perguntasDoDizimo,
  record: 'dizimo',
  input: dizimoInput.extend(dizimoRef.shape),
  async run(work, { id, versao, idMembro: ref, idContaFinanceira, ...input }) {
    const dizimo = await recordToChange(work, Dizimo, id, { versao, missing })
    if (dizimo.numeroRecibo)
      throw conflict(
        `O recibo nº ${dizimo.numeroRecibo} já foi emitido. Para corrigir, cancele o recibo, ou exclua este dízimo e registre outro.`,
      )
    const idMembro = await membro(work, ref, dizimo.idMembro)
    const before = { dia: dizimo.dataDizimo, meio: dizimo.meioDizimo }
    // the books name nobody, so the person may be corrected in a closed month too
    const pessoaOnly =
      idContaFinanceira == null &&
      input.dataDizimo === before.dia &&
      input.valorDizimo === dizimo.valorDizimo &&
      input.meioDizimo === dizimo.meioDizimo &&
      (await read(work, dizimo.id))?.estornado === false
    const ask = await perguntasOfCorrected(work, { ...input, idMembro }, dizimo)
    work.em.assign(dizimo, { ...input, idMembro })
    const changes = { ...entrada(dizimo), idContaFinanceira }
    if (!pessoaOnly) await withMonthField('dataDizimo', () => changeEntrada(work, originOf(dizimo), changes, before))
    await tellFollowers(work, 'dizimo', dizimo.id, 'moved')
    ask([dizimo.id])
    return withEmailAsSeen(work.ctx, await saved(work, dizimo, read))
  },
})

export const excluirDizimo = useCase({
  action: 'dizimo.escrever',
  record: 'dizimo',
  input: dizimoRef,
  async run(work, { id }) {
    await withdrawDizimo(work, id)
    return { message: 'Dízimo excluído com sucesso.' }
  },
})

/** Deletes a tithe with its income and receipt, also within the transaction of a feature that had entered it. */
export async function withdrawDizimo(work: Writing & { ctx: Context }, id: RecordRef): Promise<void> {
  const dizimo = await recordToChange(work, Dizimo, id, { missing })
  await cancelReciboOf(work, originOf(dizimo), 'Dízimo excluído', work.ctx)
  markDeleted(work, dizimo)
  await withdrawEntrada(work, originOf(dizimo))
  await tellFollowers(work, 'dizimo', dizimo.id, 'calledOff')
}

export const restaurarDizimo = useCase({
  action: 'lixeira.restaurar',
  asks: perguntasDoDizimo,
  record: 'dizimo',
  input: dizimoRef,
  async run(work, { id }) {
    const dizimo = await recordToChange(work, Dizimo, id, { deleted: true, missing })
    // it is not found itself: it is still deleted
    const ask = await perguntasOf(work, dizimo.dataDizimo, [dizimo], () => 'id')
    markRestored(dizimo)
    const row = await saved(work, dizimo, read)
    await bookEntrada(work, { ...originOf(row), ...entrada(row) }, 'voltaNoSeuDia')
    await tellFollowers(work, 'dizimo', row.id, 'moved')
    ask([row.id])
    return withEmailAsSeen(work.ctx, row)
  },
})

export const readReciboDizimo = readCase({
  action: 'dizimo.ler',
  input: dizimoRef,
  run: async (work, { id }) => recibo(work.ctx, await readReciboRow(work, id)),
})

/** The receipt of a tithe of the current user, also for somebody who may not open the list of tithes. */
export async function ownRecibo(work: ReadingWork, id: RecordRef): Promise<Recibo> {
  const row = await readReciboRow(work, id)
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
    const fresh = !dizimo.reciboEm
    if (fresh) {
      if ((await readReciboRow(work, dizimo.id))?.estornado)
        throw conflict('Este dízimo foi estornado e não recebe recibo.')
      // until its day it counts nowhere else either
      if (dizimo.dataDizimo > todayIn(await readFuso(work)))
        throw conflict('O dia deste dízimo ainda não chegou: emita o recibo quando ele chegar.')
      work.em.assign(dizimo, { reciboEm: new Date(), reciboPor: emissor(work) })
    }
    const row = await saved(work, dizimo, readReciboRow)
    if (fresh && row.idRecibo !== null)
      await notifyOfRecibo(
        work,
        { services: work.ctx.services, author: work.ctx.author('dizimo.escrever') },
        row.idRecibo,
      )
    return recibo(work.ctx, row)
  },
})

/** With the money of a tithe its receipt goes; a reversal that is undone does not bring it back. */
export const isReversed = (work: Writing & { ctx: Context }, idDizimo: number) =>
  cancelReciboOf(work, originOf({ id: idDizimo }), 'Lançamento estornado', work.ctx)

/** Loads the income that a tithe created. */
export const lancamentoOfDizimo = lancamentoOf('entrada', 'dizimo')

/** The actions that the current user may do with a tithe now. */
export async function actionsForDizimo(ctx: Context, row: DizimoRow): Promise<string[]> {
  if (row.excluidoEm && (await refusalOfDizimo(ctx, row))) return []
  const [found, until, dia, porVir] = await Promise.all([
    lancamentoOfDizimo(ctx, row.id),
    closedUntil(ctx, row.idCliente),
    dayOfReturn(ctx, row),
    isStillAhead(ctx, row),
  ])
  return actionsOfDizimo(
    row,
    { estornado: found?.estornado ?? false, fechadoAte: until, porVir, dia: found?.data ?? dia },
    ctx,
  )
}

/** Whether the day of a tithe has not come in its church; no church's day is more than one behind that of UTC. */
async function isStillAhead(ctx: Context, { dataDizimo, idCliente }: DizimoRow): Promise<boolean> {
  const yesterday = todayIn('UTC', new Date(Date.now() - 86_400_000))
  return dataDizimo > yesterday && dataDizimo > todayIn(await fusoOf(ctx, idCliente))
}

/** Why a tithe in the recycle bin cannot be restored now; null when it can. */
export async function refusalOfDizimo(ctx: Context, row: DizimoRow): Promise<string | null> {
  const [until, dia, outra] = await Promise.all([
    closedUntil(ctx, row.idCliente),
    dayOfReturn(ctx, row),
    row.excluidoEm && refusedByFollowers(ctx, 'dizimo', row.id),
  ])
  return returnRefusal(row, { dia, fechadoAte: until, outra }, ctx)
}

const dayOfRemovedEntrada = dayOfRemoved('entrada', 'dizimo')

/** The day of the entry with which a deleted tithe comes back: that of the tithe, but for what a refund left. */
const dayOfReturn = async (ctx: Context, { id, excluidoEm, dataDizimo }: DizimoRow): Promise<DateOnly> =>
  (excluidoEm && (await dayOfRemovedEntrada(ctx, id))) || dataDizimo

type Line = z.output<typeof linhaDizimoInput>

/**
 * The rows with the ids of their people.
 * @throws VALIDATION_FAILED for each row whose person is not in this church
 */
async function checked(work: Writing, linhas: readonly Line[]) {
  const ids = await idsOfPessoas(
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

/** The person named on the receipt as issuer; null for somebody who is none of the church's people. */
const emissor = ({ ctx, idCliente }: Writing & { ctx: Context }): number | null => ctx.idWithin(idCliente)

const originOf = ({ id }: { id: number }) => ({ origem: 'dizimo', idOrigem: id }) as const

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
  const only = onlyOf(ctx)
  return visible(ctx, only === null || row?.idMembro === only ? row : undefined, missing)
}

/** With the e-mail of the person who gave only for those who may see it. */
const withEmailAsSeen = (ctx: Context, row: DizimoRow): DizimoRow => emailAsSeen(ctx, row, 'idMembro', 'emailMembro')

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
    valorPorExtenso: amountInWords(row.valorDizimo),
  }
}

export type Recibo = ReturnType<typeof recibo>

/** The whole receipt of somebody who may read its main facts. */
export async function wholeRecibo(ctx: Context, { idRecibo }: Recibo) {
  const row = await reciboById(ctx, idRecibo)
  return row ? reciboAsSeen(ctx, row) : null
}
