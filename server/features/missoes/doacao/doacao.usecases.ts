import type { z } from 'zod'
import { ask } from '../../../kernel/confirming/confirming.js'
import type { Context } from '../../../kernel/context.js'
import { type DateOnly, todayIn } from '../../../kernel/dates.js'
import { conflict, invalid, notFound } from '../../../kernel/errors.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/tenant/bin.js'
import { type RecordRef, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/tenant/session.js'
import { readCase, refusedByFollowers, tellFollowers, useCase } from '../../../kernel/use-case.js'
import { fusoHorario } from '../../acesso/cliente/index.js'
import { idPessoa } from '../../acesso/usuario/index.js'
import { lancarEntrada, retirarEntrada } from '../../financas/entrada/index.js'
import {
  diaDoExcluido,
  fechadoAte,
  lancamentoDe,
  mesNoCampo,
  perguntasDoLancamento,
  recusaDeVolta,
} from '../../financas/lancamento/index.js'
import { cancelarReciboDe, doacaoComRecibo } from '../../financas/recibo/index.js'
import { CampanhaMissoes } from '../campanha-missoes/campanha-missoes.entity.js'
import { lerCampanha } from '../campanha-missoes/index.js'
import { Doacao } from './doacao.entity.js'
import { doacaoInput, doacaoRef, listarDoacoesInput } from './doacao.input.js'
import { campanhaNaLixeira, type DoacaoRow, ler, listar, parecida } from './doacao.queries.js'
import { acoesDoacao, doacaoParecida, fraseDaDoacaoParecida, readsDonor } from './doacao.rules.js'

const perguntasDaDoacao = [doacaoParecida, ...perguntasDoLancamento] as const

const missing = 'Doação não encontrada.'
const missingCampaign = 'Campanha não encontrada.'
const campanhaAntes = 'A campanha desta doação está na lixeira: restaure-a antes.'

/** The list with the donors that the current user may know, for screens, old integrations and exports. */
export async function listarVisiveis(
  work: Reading & { ctx: Context },
  input: Parameters<typeof listar>[1],
): ReturnType<typeof listarComo> {
  refuseBin(work.ctx, input.filtro)
  return listarComo(work, input)
}

export const listarDoacoes = readCase({ action: 'doacao.ler', input: listarDoacoesInput, run: listarVisiveis })

/**
 * The list of the campaign in the path.
 * @throws NOT_FOUND when the campaign does not exist
 */
export const listarDoacoesDaCampanha = readCase({
  action: 'doacao.ler',
  input: listarDoacoesInput.extend(doacaoRef.shape),
  async run(work, { id, ...input }) {
    const campanha = await lerCampanha(work, id)
    if (!campanha || campanha.excluidoEm) throw notFound(missingCampaign)
    return listarVisiveis(work, { ...input, filtro: { ...input.filtro, idCampanha: campanha.id } })
  },
})

export const lerDoacao = readCase({
  action: 'doacao.ler',
  input: doacaoRef,
  run: async (work, { id }) => asSeenBy(work.ctx, visible(work.ctx, await ler(work, id), missing)),
})

/** Creates a donation and its ledger entry in one transaction. */
export const criarDoacao = useCase({
  action: 'doacao.escrever',
  asks: perguntasDaDoacao,
  record: 'campanha_missoes',
  recordField: 'idCampanha',
  input: doacaoInput,
  run: async (work, input) =>
    asSeenBy(work.ctx, (await mesNoCampo('dataDoacao', () => registrarDoacao(work, input))).row),
})

/** Creates a donation and its income, within the transaction of a feature that knows of the money. */
export async function registrarDoacao(
  work: Writing & { ctx: Context },
  {
    idCampanha,
    idMembro: pessoa,
    valorDoacao,
    dataDoacao,
    meioDoacao,
    idContaFinanceira,
  }: z.output<typeof doacaoInput>,
): Promise<Lancada> {
  // locks the campaign first, so that concurrent donations wait for each other
  const campanha = await recordToChange(work, CampanhaMissoes, idCampanha, { missing: missingCampaign })
  const idMembro = await idPessoa(work, pessoa)
  if (idMembro === null) throw invalid({ idMembro: 'Pessoa não encontrada.' })
  const today = todayIn(await fusoHorario(work))
  if (dataDoacao && dataDoacao > today) throw invalid({ dataDoacao: 'A doação não pode ser de um dia que ainda vem.' })
  if (campanha.statusCampanha === 'cancelada') throw conflict('Esta campanha está desativada e não recebe doações.')
  const dados = {
    idCampanha: campanha.id,
    idMembro,
    valorDoacao,
    dataDoacao: dataDoacao ?? today,
    meioDoacao: meioDoacao ?? null,
  }
  const { ctx } = work
  // over REST nobody is told: the question waits for those who read who gave
  const igual = ctx.caller.overRest || readsDonor(ctx, idMembro) ? await parecida(work, dados) : undefined
  const lancada = await lancarDoacao(work, dados, idContaFinanceira)
  if (igual)
    ask(work, {
      kind: doacaoParecida,
      text: fraseDaDoacaoParecida(igual.name, valorDoacao, dados.dataDoacao),
      kept: fraseDaDoacaoParecida(null, valorDoacao, dados.dataDoacao),
      campo: 'idMembro',
      record: { table: 'doacao', id: lancada.row.id },
    })
  return lancada
}

type Nova = Pick<DoacaoRow, 'idCampanha' | 'valorDoacao' | 'dataDoacao' | 'meioDoacao'> & { idMembro: number }
type Lancada = { row: DoacaoRow; idEntrada: number }

/**
 * The same for a person that the caller has found, also to a campaign that collects no more: the money is there.
 * @param data the day of its income; without it, the day of the donation
 * @throws NOT_FOUND when the campaign was deleted
 */
export async function lancarDoacao(
  work: Writing,
  dados: Nova,
  conta: RecordRef | null | undefined,
  data = dados.dataDoacao,
): Promise<Lancada> {
  // locks the campaign first, so that concurrent donations wait for each other
  const campanha = await recordToChange(work, CampanhaMissoes, dados.idCampanha, { missing: missingCampaign })
  const doacao = work.em.create(Doacao, { idCliente: work.idCliente, ...dados })
  await work.em.flush()
  const idEntrada = await lancarEntrada(work, { ...entradaDe(doacao, campanha), data, idContaFinanceira: conta })
  touch(campanha)
  return { row: await saved(work, doacao, ler), idEntrada }
}

export const excluirDoacao = useCase({
  action: 'doacao.escrever',
  record: 'doacao',
  input: doacaoRef,
  async run(work, { id }) {
    await removerDoacao(work, id)
    return { message: 'Doação excluída com sucesso.' }
  },
})

/** Deletes a donation with its income and receipt, also within the transaction of a feature that had entered it. */
export async function removerDoacao(work: Writing & { ctx: Context }, id: RecordRef): Promise<void> {
  const doacao = await recordToChange(work, Doacao, id, { missing })
  touch(await recordToChange(work, CampanhaMissoes, doacao.idCampanha, { missing: missingCampaign }))
  await retirarEntrada(work, { origem: 'doacao', idOrigem: doacao.id })
  await cancelarReciboDe(work, { origem: 'doacao', idOrigem: doacao.id }, 'Doação excluída', work.ctx)
  markDeleted(work, doacao)
  await tellFollowers(work, 'doacao', doacao.id, 'calledOff')
}

export const restaurarDoacao = useCase({
  action: 'lixeira.restaurar',
  record: 'doacao',
  input: doacaoRef,
  async run(work, { id }) {
    const doacao = await recordToChange(work, Doacao, id, { deleted: true, missing })
    if ((await lerCampanha(work, doacao.idCampanha))?.excluidoEm) throw conflict(campanhaAntes)
    const campanha = await recordToChange(work, CampanhaMissoes, doacao.idCampanha, { missing: missingCampaign })
    await lancarEntrada(work, entradaDe(doacao, campanha), 'voltaNoSeuDia')
    touch(campanha)
    markRestored(doacao)
    const row = await saved(work, doacao, ler)
    await tellFollowers(work, 'doacao', row.id, 'moved')
    return asSeenBy(work.ctx, row)
  },
})

/** With the money of a donation its receipt goes; a reversal that is undone does not bring it back. */
export const estornada = (work: Writing & { ctx: Context }, idDoacao: number) =>
  cancelarReciboDe(work, { origem: 'doacao', idOrigem: idDoacao }, 'Lançamento estornado', work.ctx)

/** Loads the ledger entry of a donation. */
export const lancamentoDaDoacao = lancamentoDe('entrada', 'doacao')

/** The actions that the current user may do with a donation now. */
export async function acoesDaDoacao(ctx: Context, row: DoacaoVisivel): Promise<string[]> {
  if (row.excluidoEm && (await recusaDaDoacao(ctx, row))) return []
  const [found, ate, comRecibo, volta] = await Promise.all([
    lancamentoDaDoacao(ctx, row.id),
    fechadoAte(ctx, row.idCliente),
    doacaoComRecibo(ctx, row.id),
    diaDaVolta(ctx, row),
  ])
  const { estornado = false, data: dia = volta } = found ?? {}
  return acoesDoacao(row, { estornado, fechadoAte: ate, comRecibo: comRecibo === true, dia }, ctx)
}

/** Why a donation in the recycle bin cannot be restored now; null when it can. */
export async function recusaDaDoacao(ctx: Context, row: DoacaoVisivel): Promise<string | null> {
  const [ate, dia, semCampanha, repetida] = await Promise.all([
    fechadoAte(ctx, row.idCliente),
    diaDaVolta(ctx, row),
    row.excluidoEm && campanhaNaLixeira(ctx, row.id),
    row.excluidoEm && refusedByFollowers(ctx, 'doacao', row.id),
  ])
  return recusaDeVolta(row, { dia, fechadoAte: ate, outra: semCampanha ? campanhaAntes : repetida }, ctx)
}

const diaDaEntradaExcluida = diaDoExcluido('entrada', 'doacao')

/** The day of the entry with which a deleted donation comes back: that of the donation, but for what a refund left. */
const diaDaVolta = async (ctx: Context, { id, excluidoEm, dataDoacao }: DoacaoVisivel): Promise<DateOnly> =>
  (excluidoEm && (await diaDaEntradaExcluida(ctx, id))) || dataDoacao

interface Given {
  id: number
  valorDoacao: string
  dataDoacao: string
  meioDoacao?: string | null | undefined
}

/**
 * The ledger entry of a donation. It contains no name, because more people may read the ledger than may know the donors.
 */
const entradaDe = (doacao: Given, campanha: { nomeCampanha: string }) =>
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

export type DoacaoVisivel = Omit<DoacaoRow, 'idMembro' | 'name'> & { idMembro: number | null; name: string | null }

async function listarComo(work: Reading & { ctx: Context }, input: Parameters<typeof listar>[1]) {
  const { ctx } = work
  const list = await listar(work, input, ctx.can('doacao.lerDoador') ? null : (ctx.viewer?.id ?? 0))
  return { ...list, rows: list.rows.map((row): DoacaoVisivel => asSeenBy(ctx, row)) }
}
