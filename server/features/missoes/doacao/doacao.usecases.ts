import type { z } from 'zod'
import { type DateOnly, todayIn } from '../../../../schema/rules/dates.js'
import { doacaoInput, doacaoRef, listarDoacoesInput } from '../../../../schema/rules/missoes/doacao.input.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { ask } from '../../../kernel/access/confirming.js'
import { conflict, invalid, notFound } from '../../../kernel/base/errors.js'
import { type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, refusedByFollowers, tellFollowers, useCase } from '../../../kernel/work/use-case.js'
import { readFuso } from '../../acesso/cliente/index.js'
import { idPessoa } from '../../acesso/usuario/index.js'
import { bookEntrada, withdrawEntrada } from '../../financas/entrada/index.js'
import {
  closedUntil,
  dayOfRemoved,
  lancamentoOf,
  perguntasDoLancamento,
  returnRefusal,
  withMonthField,
} from '../../financas/lancamento/index.js'
import { cancelReciboOf, doacaoWithRecibo } from '../../financas/recibo/index.js'
import { CampanhaMissoes } from '../campanha-missoes/campanha-missoes.entity.js'
import { readCampanha } from '../campanha-missoes/index.js'
import { Doacao } from './doacao.entity.js'
import { campanhaInLixeira, type DoacaoRow, listRows, read, resembling } from './doacao.queries.js'
import { actionsOfDoacao, doacaoParecida, readsDonor, similarDoacaoSentence } from './doacao.rules.js'

const perguntasDaDoacao = [doacaoParecida, ...perguntasDoLancamento] as const

const missing = 'Doação não encontrada.'
const missingCampaign = 'Campanha não encontrada.'
const campanhaFirst = 'A campanha desta doação está na lixeira: restaure-a antes.'

/** The list with the donors that the current user may know, for screens, old integrations and exports. */
export async function listVisible(
  work: Reading & { ctx: Context },
  input: Parameters<typeof listRows>[1],
): ReturnType<typeof listAsSeen> {
  refuseBin(work.ctx, input.filtro)
  return listAsSeen(work, input)
}

export const listDoacoes = readCase({ action: 'doacao.ler', input: listarDoacoesInput, run: listVisible })

/**
 * The list of the campaign in the path.
 * @throws NOT_FOUND when the campaign does not exist
 */
export const listDoacoesOfCampanha = readCase({
  action: 'doacao.ler',
  input: listarDoacoesInput.extend(doacaoRef.shape),
  async run(work, { id, ...input }) {
    const campanha = await readCampanha(work, id)
    if (!campanha || campanha.excluidoEm) throw notFound(missingCampaign)
    return listVisible(work, { ...input, filtro: { ...input.filtro, idCampanha: campanha.id } })
  },
})

export const readDoacao = readCase({
  action: 'doacao.ler',
  input: doacaoRef,
  run: async (work, { id }) => asSeenBy(work.ctx, visible(work.ctx, await read(work, id), missing)),
})

/** Creates a donation and its ledger entry in one transaction. */
export const criarDoacao = useCase({
  action: 'doacao.escrever',
  asks: perguntasDaDoacao,
  input: doacaoInput,
  run: async (work, input) =>
    asSeenBy(work.ctx, (await withMonthField('dataDoacao', () => registerDoacao(work, input))).row),
})

/** Creates a donation and its income, within the transaction of a feature that knows of the money. */
export async function registerDoacao(
  work: Writing & { ctx: Context },
  {
    idCampanha,
    idMembro: pessoa,
    valorDoacao,
    dataDoacao,
    meioDoacao,
    idContaFinanceira,
  }: z.output<typeof doacaoInput>,
): Promise<BookedDoacao> {
  // locks the campaign first, so that concurrent donations wait for each other
  const campanha = await recordToChange(work, CampanhaMissoes, idCampanha, { missing: missingCampaign })
  const idMembro = await idPessoa(work, pessoa)
  if (idMembro === null) throw invalid({ idMembro: 'Pessoa não encontrada.' })
  const today = todayIn(await readFuso(work))
  if (dataDoacao && dataDoacao > today) throw invalid({ dataDoacao: 'A doação não pode ser de um dia que ainda vem.' })
  if (campanha.statusCampanha === 'cancelada') throw conflict('Esta campanha está desativada e não recebe doações.')
  const dados = {
    idCampanha: campanha.id,
    idMembro,
    valorDoacao,
    dataDoacao: dataDoacao ?? today,
    meioDoacao: meioDoacao ?? null,
  }
  const ask = await perguntasOf(work, dados, 'idMembro')
  const booked = await bookDoacao(work, dados, idContaFinanceira)
  ask(booked.row.id)
  return booked
}

/**
 * What is asked of a donation that is added or comes back, before it is written: it must not find itself. Over REST nobody
 * is told: the question waits for those who read who gave.
 * @returns the function that asks, with the id of the donation
 */
export async function perguntasOf(
  work: Writing & { ctx: Context },
  dados: Pick<NewDoacao, 'idCampanha' | 'idMembro' | 'valorDoacao' | 'dataDoacao'>,
  campo: string,
): Promise<(id: number) => void> {
  const { ctx } = work
  const same = ctx.caller.overRest || readsDonor(ctx, dados.idMembro) ? await resembling(work, dados) : undefined
  return (id) => {
    if (!same) return
    const { valorDoacao } = dados
    ask(work, {
      kind: doacaoParecida,
      text: similarDoacaoSentence(same.name, valorDoacao, same.dataDoacao),
      kept: similarDoacaoSentence(null, valorDoacao, same.dataDoacao),
      campo,
      record: { table: 'doacao', id },
    })
  }
}

type NewDoacao = Pick<DoacaoRow, 'idCampanha' | 'valorDoacao' | 'dataDoacao' | 'meioDoacao'> & { idMembro: number }
type BookedDoacao = { row: DoacaoRow; idEntrada: number }

/**
 * The same for a person that the caller has found, also to a campaign that collects no more: the money is there.
 * @param data the day of its income; without it, the day of the donation
 * @throws NOT_FOUND when the campaign was deleted
 */
export async function bookDoacao(
  work: Writing,
  dados: NewDoacao,
  conta: RecordRef | null | undefined,
  data = dados.dataDoacao,
): Promise<BookedDoacao> {
  // locks the campaign first, so that concurrent donations wait for each other
  const campanha = await recordToChange(work, CampanhaMissoes, dados.idCampanha, { missing: missingCampaign })
  const doacao = work.em.create(Doacao, { idCliente: work.idCliente, ...dados })
  await work.em.flush()
  const idEntrada = await bookEntrada(work, { ...entradaOf(doacao, campanha), data, idContaFinanceira: conta })
  touch(campanha)
  return { row: await saved(work, doacao, read), idEntrada }
}

export const excluirDoacao = useCase({
  action: 'doacao.escrever',
  record: 'doacao',
  input: doacaoRef,
  async run(work, { id }) {
    await withdrawDoacao(work, id)
    return { message: 'Doação excluída com sucesso.' }
  },
})

/** Deletes a donation with its income and receipt, also within the transaction of a feature that had entered it. */
export async function withdrawDoacao(work: Writing & { ctx: Context }, id: RecordRef): Promise<void> {
  const doacao = await recordToChange(work, Doacao, id, { missing })
  touch(await recordToChange(work, CampanhaMissoes, doacao.idCampanha, { missing: missingCampaign }))
  await withdrawEntrada(work, { origem: 'doacao', idOrigem: doacao.id })
  await cancelReciboOf(work, { origem: 'doacao', idOrigem: doacao.id }, 'Doação excluída', work.ctx)
  markDeleted(work, doacao)
  await tellFollowers(work, 'doacao', doacao.id, 'calledOff')
}

export const restaurarDoacao = useCase({
  action: 'lixeira.restaurar',
  asks: perguntasDaDoacao,
  record: 'doacao',
  input: doacaoRef,
  async run(work, { id }) {
    const doacao = await recordToChange(work, Doacao, id, { deleted: true, missing })
    if ((await readCampanha(work, doacao.idCampanha))?.excluidoEm) throw conflict(campanhaFirst)
    const campanha = await recordToChange(work, CampanhaMissoes, doacao.idCampanha, { missing: missingCampaign })
    const ask = await perguntasOf(work, doacao, 'id')
    await bookEntrada(work, entradaOf(doacao, campanha), 'voltaNoSeuDia')
    touch(campanha)
    markRestored(doacao)
    const row = await saved(work, doacao, read)
    await tellFollowers(work, 'doacao', row.id, 'moved')
    ask(row.id)
    return asSeenBy(work.ctx, row)
  },
})

/** With the money of a donation its receipt goes; a reversal that is undone does not bring it back. */
export const isReversed = (work: Writing & { ctx: Context }, idDoacao: number) =>
  cancelReciboOf(work, { origem: 'doacao', idOrigem: idDoacao }, 'Lançamento estornado', work.ctx)

/** Loads the ledger entry of a donation. */
export const lancamentoOfDoacao = lancamentoOf('entrada', 'doacao')

/** The actions that the current user may do with a donation now. */
export async function actionsForDoacao(ctx: Context, row: VisibleDoacao): Promise<string[]> {
  if (row.excluidoEm && (await doacaoRefusal(ctx, row))) return []
  const [found, until, withRecibo, back] = await Promise.all([
    lancamentoOfDoacao(ctx, row.id),
    closedUntil(ctx, row.idCliente),
    doacaoWithRecibo(ctx, row.id),
    dayOfReturn(ctx, row),
  ])
  const { estornado = false, data: dia = back } = found ?? {}
  return actionsOfDoacao(row, { estornado, fechadoAte: until, comRecibo: withRecibo === true, dia }, ctx)
}

/** Why a donation in the recycle bin cannot be restored now; null when it can. */
export async function doacaoRefusal(ctx: Context, row: VisibleDoacao): Promise<string | null> {
  const [until, dia, withoutCampanha, repetida] = await Promise.all([
    closedUntil(ctx, row.idCliente),
    dayOfReturn(ctx, row),
    row.excluidoEm && campanhaInLixeira(ctx, row.id),
    row.excluidoEm && refusedByFollowers(ctx, 'doacao', row.id),
  ])
  return returnRefusal(row, { dia, fechadoAte: until, outra: withoutCampanha ? campanhaFirst : repetida }, ctx)
}

const dayOfRemovedEntrada = dayOfRemoved('entrada', 'doacao')

/** The day of the entry with which a deleted donation comes back: that of the donation, but for what a refund left. */
const dayOfReturn = async (ctx: Context, { id, excluidoEm, dataDoacao }: VisibleDoacao): Promise<DateOnly> =>
  (excluidoEm && (await dayOfRemovedEntrada(ctx, id))) || dataDoacao

interface Given {
  id: number
  valorDoacao: string
  dataDoacao: string
  meioDoacao?: string | null | undefined
}

/**
 * The ledger entry of a donation. It contains no name, because more people may read the ledger than may know the donors.
 */
const entradaOf = (doacao: Given, campanha: { nomeCampanha: string }) =>
  ({
    descricao: `Doação: ${campanha.nomeCampanha}`,
    data: doacao.dataDoacao,
    categoria: 3,
    valor: doacao.valorDoacao,
    meio: doacao.meioDoacao,
    origem: 'doacao',
    idOrigem: doacao.id,
  }) as const

/** Raises the version of the campaign, so that a total entered in the outdated version is refused. */
function touch(campanha: { updatedAt: Date }): void {
  campanha.updatedAt = new Date()
}

/** Hides the donor from users who may not know it. */
const asSeenBy = <Row extends Pick<DoacaoRow, 'idMembro' | 'name'>>(who: Context, row: Row) =>
  readsDonor(who, row.idMembro) ? row : { ...row, idMembro: null, name: null }

export type VisibleDoacao = Omit<DoacaoRow, 'idMembro' | 'name'> & { idMembro: number | null; name: string | null }

async function listAsSeen(work: Reading & { ctx: Context }, input: Parameters<typeof listRows>[1]) {
  const { ctx } = work
  const list = await listRows(work, input, ctx.can('doacao.lerDoador') ? null : (ctx.viewer?.id ?? 0))
  return { ...list, rows: list.rows.map((row): VisibleDoacao => asSeenBy(ctx, row)) }
}
