import { sql } from 'kysely'
import { todayIn } from '../../../../schema/rules/dates.js'
import {
  atualizarPrestacaoContasInput,
  decidirInput,
  demonstrativoInput,
  enviarPrestacaoContasInput,
  listarPrestacoesContasInput,
  opinarInput,
  prestacaoContasInput,
  prestacaoContasRef,
} from '../../../../schema/rules/financas/prestacao-contas.input.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { conflict, forbidden, invalid, stale } from '../../../kernel/base/errors.js'
import { type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { readFuso } from '../../acesso/cliente/index.js'
import { grantsOfPeople } from '../../acesso/sessao/index.js'
import { idsOfPessoas } from '../../acesso/usuario/index.js'
import { endOfMonth, monthName } from '../lancamento/index.js'
import { keepPdfJob } from './arquivo.js'
import { requestParecer } from './avisos.js'
import { changedNumbers, compute, type Demonstrativo, haveSameNumbers, impressaoOf } from './demonstrativo.js'
import { PrestacaoContas } from './prestacao-contas.entity.js'
import { listRows, type PrestacaoContasRow, read, readVisible } from './prestacao-contas.queries.js'
import { actionsOfPrestacao, isReopenedMonth, type Pareceres } from './prestacao-contas.rules.js'

type Work = Writing & { ctx: Context }

const missing = 'Prestação de contas não encontrada.'

export const listPrestacoesContas = readCase({
  action: 'prestacaoContas.lerAprovadas',
  input: listarPrestacoesContasInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input)
  },
})

export const readPrestacaoContas = readCase({
  action: 'prestacaoContas.lerAprovadas',
  input: prestacaoContasRef,
  run: async (work, { id }) => visible(work.ctx, await readVisible(work, id), missing),
})

/** The figures of these months as they are now. */
export const readDemonstrativo = readCase({
  action: 'prestacaoContas.ler',
  input: demonstrativoInput,
  run: ({ db, ctx, idCliente }, meses) => compute({ db, idCliente: ctx.ownTenant(idCliente) }, meses),
})

/**
 * The figures of a statement as they are now; null when it was sent to the council and the books still say what was sent.
 */
export const readCurrentDemonstrativo = readCase({
  action: 'prestacaoContas.ler',
  input: prestacaoContasRef,
  async run(work, { id }) {
    const row = visible(work.ctx, await readVisible(work, id), missing)
    const scope = { db: work.db, idCliente: row.idCliente }
    const sent = submittedDemonstrativo(row)
    return sent ? changedNumbers(scope, monthsOf(row), sent) : compute(scope, monthsOf(row))
  },
})

export const criarPrestacaoContas = useCase({
  action: 'prestacaoContas.escrever',
  input: prestacaoContasInput,
  async run(work, { de, ate, nome, observacao }) {
    const prestacao = work.em.create(PrestacaoContas, {
      idCliente: work.idCliente,
      nome,
      observacao: observacao ?? null,
      inicio: `${de}-01`,
      fim: endOfMonth(ate),
    })
    return saved(work, prestacao, read)
  },
})

export const atualizarPrestacaoContas = useCase({
  action: 'prestacaoContas.escrever',
  record: 'prestacao_contas',
  input: atualizarPrestacaoContasInput,
  async run(work, { id, de, ate, nome, observacao, versao }) {
    const prestacao = await recordToChange(work, PrestacaoContas, id, { versao, missing })
    if (prestacao.enviadaEm) throw conflict('O conselho já recebeu estes números. Faça uma prestação nova.')
    work.em.assign(prestacao, { nome, observacao, inicio: `${de}-01`, fim: endOfMonth(ate) }, { ignoreUndefined: true })
    return saved(work, prestacao, read)
  },
})

/**
 * Freezes the figures of closed months and asks the council for its opinions. Sent again, it has the figures of now:
 * if they are others, all opinions are given anew.
 */
export const enviarPrestacaoContas = useCase({
  action: 'prestacaoContas.escrever',
  record: 'prestacao_contas',
  input: enviarPrestacaoContasInput,
  async run(work, { id, idsConselho, versao }) {
    const prestacao = await recordToChange(work, PrestacaoContas, id, { versao, missing })
    const conselho = await conselhoOf(work, idsConselho)
    const row = await undecided(work, prestacao)
    const before = submittedDemonstrativo(row)
    const numeros = await compute(work, monthsOf(row), before)
    const demonstrativo = JSON.stringify(numeros)
    const kept = before && haveSameNumbers(before, numeros) ? ((row.pareceres ?? {}) as Pareceres) : {}
    const pareceres = {
      ...(await withoutSeat(work, kept, conselho)),
      ...Object.fromEntries(conselho.map((pessoa) => [String(pessoa), kept[String(pessoa)] ?? null])),
    }
    work.em.assign(prestacao, {
      demonstrativo,
      impressao: impressaoOf(demonstrativo),
      enviadaEm: new Date(),
      enviadaPor: work.ctx.viewer?.id ?? null,
      pareceres,
    })
    const sent = await saved(work, prestacao, read)
    await requestParecer(
      work,
      sent,
      conselho.filter((pessoa) => !pareceres[String(pessoa)]),
    )
    return sent
  },
})

/** Writes the current user's opinion, who must be of the council. It may be changed until the assembly has decided. */
export const opinarPrestacaoContas = useCase({
  action: 'prestacaoContas.opinar',
  record: 'prestacao_contas',
  input: opinarInput,
  async run(work, { id, opiniao, texto, impressao }) {
    const prestacao = await recordToChange(work, PrestacaoContas, id, { missing })
    const row = await undecided(work, prestacao)
    await refuseOtherFigures(work, row, impressao)
    const pessoa = String(work.ctx.viewer?.id)
    const pareceres = (row.pareceres ?? {}) as Pareceres
    if (!(pessoa in pareceres)) throw forbidden('Só dá parecer quem faz parte do conselho desta prestação.')
    work.em.assign(prestacao, {
      pareceres: { ...pareceres, [pessoa]: { opiniao, texto: texto ?? null, em: new Date().toISOString() } },
    })
    return saved(work, prestacao, read)
  },
})

/** Writes what the assembly decided. After that the statement stays as it is, and a job makes the PDF that is kept. */
export const decidirPrestacaoContas = useCase({
  action: 'prestacaoContas.decidir',
  record: 'prestacao_contas',
  input: decidirInput,
  async run(work, { id, decisao, assembleiaEm, ata, impressao }) {
    const prestacao = await recordToChange(work, PrestacaoContas, id, { missing })
    const row = await undecided(work, prestacao)
    const pareceres = Object.values((row.pareceres ?? {}) as Pareceres)
    if (!row.enviadaEm) throw conflict('Antes da assembleia, envie a prestação de contas ao conselho.')
    await refuseOtherFigures(work, row, impressao)
    if (!pareceres.some((parecer) => parecer)) throw conflict('O conselho ainda não deu nenhum parecer.')
    if (assembleiaEm > todayIn(await readFuso(work)))
      throw invalid({ assembleiaEm: 'A assembleia ainda não aconteceu.' })
    if (assembleiaEm <= row.fim) throw invalid({ assembleiaEm: 'A assembleia vem depois do último mês prestado.' })
    work.em.assign(prestacao, {
      decisao,
      assembleiaEm,
      ata: ata ?? null,
      decididaEm: new Date(),
      decididaPor: work.ctx.viewer?.id ?? null,
    })
    const decided = await saved(work, prestacao, read)
    const author = work.ctx.author('prestacaoContas.guardarPdf')
    await work.ctx.services.jobs.send(work, keepPdfJob, author, { idPrestacaoContas: decided.id })
    return decided
  },
})

export const excluirPrestacaoContas = useCase({
  action: 'prestacaoContas.escrever',
  record: 'prestacao_contas',
  input: prestacaoContasRef,
  async run(work, { id }) {
    const prestacao = await recordToChange(work, PrestacaoContas, id, { missing })
    if (prestacao.decisao) throw conflict(decided)
    markDeleted(work, prestacao)
    return { message: 'Prestação de contas excluída com sucesso.' }
  },
})

export const restaurarPrestacaoContas = useCase({
  action: 'lixeira.restaurar',
  record: 'prestacao_contas',
  input: prestacaoContasRef,
  async run(work, { id }) {
    const prestacao = await recordToChange(work, PrestacaoContas, id, { deleted: true, missing })
    markRestored(prestacao)
    return saved(work, prestacao, read)
  },
})

/** The actions that the current user may do with a statement now. */
export const actionsForPrestacao = (ctx: Context, row: PrestacaoContasRow): string[] =>
  actionsOfPrestacao({ ...row, pareceres: row.pareceres as Pareceres | null }, ctx, ctx.idWithin(row.idCliente))

const decided = 'A assembleia já decidiu sobre esta prestação de contas: ela fica como está.'

/**
 * The columns of a locked statement.
 * @throws CONFLICT when an assembly has decided on it, or one of its months is open
 */
async function undecided(work: Work, prestacao: { id: number; decisao?: string | null }) {
  if (prestacao.decisao) throw conflict(decided)
  // no month is reopened until this is written
  await sql`select from fechamento where id_cliente = ${work.idCliente} for share`.execute(work.db)
  const row = await read(work, prestacao.id)
  if (!row) throw conflict(missing)
  if (isReopenedMonth(row)) throw conflict(`Feche antes o mês de ${monthName(row.fim)}.`)
  return row
}

const monthsOf = ({ inicio, fim }: { inicio: string; fim: string }) => ({
  de: inicio.slice(0, 7),
  ate: fim.slice(0, 7),
})

/** The figures that were sent; null for a draft. */
const submittedDemonstrativo = ({ demonstrativo }: Pick<PrestacaoContasRow, 'demonstrativo'>): Demonstrativo | null =>
  demonstrativo === null ? null : (JSON.parse(demonstrativo) as Demonstrativo)

/**
 * Nobody answers for figures that are not those of the books any more, or that the person did not see.
 * @param impressao the hash of the figures that the person saw; old clients do not send it
 * @throws STALE, CONFLICT
 */
async function refuseOtherFigures(
  work: Work,
  row: PrestacaoContasRow,
  impressao: string | null | undefined,
): Promise<void> {
  if (impressao && impressao !== row.impressao) throw stale()
  const sent = submittedDemonstrativo(row)
  if (sent && (await changedNumbers(work, monthsOf(row), sent)))
    throw conflict('Os números mudaram depois do envio. Antes, a tesouraria envia a prestação de contas de novo.')
}

/** The people of a council: each once, of this church, and allowed to give an opinion. */
async function conselhoOf(work: Work, refs: readonly RecordRef[]): Promise<number[]> {
  const ids = new Set<number>()
  for (const id of await idsOfPessoas(work, refs)) {
    if (id === null) throw invalid({ idsConselho: 'Escolha as pessoas do conselho na lista.' })
    if (id === work.ctx.viewer?.id)
      throw invalid({ idsConselho: 'Quem envia os números não dá parecer sobre eles. Escolha outras pessoas.' })
    ids.add(id)
  }
  const may = await allowedToOpine(work, [...ids])
  if (may.size < ids.size)
    throw invalid({ idsConselho: 'Uma destas pessoas não pode dar parecer. Dê-lhe a função Conselho fiscal.' })
  return [...ids]
}

/**
 * The answers of people who cannot be of the council any more. They stay, as these figures are what they are about.
 * @throws VALIDATION_FAILED when somebody who answered, and could be of the council, is left out: nobody takes another
 *   person's opinion away
 */
async function withoutSeat(work: Work, kept: Pareceres, conselho: readonly number[]): Promise<Pareceres> {
  const out = Object.entries(kept).filter(
    ([id, parecer]) => parecer && !conselho.includes(Number(id)) && Number(id) !== work.ctx.viewer?.id,
  )
  const living = (
    await idsOfPessoas(
      work,
      out.map(([id]) => id),
    )
  ).filter((id) => id !== null)
  if ((await allowedToOpine(work, living)).size)
    throw invalid({ idsConselho: 'Quem já deu parecer sobre estes números continua no conselho.' })
  return Object.fromEntries(out)
}

/** Those of these people who may be of a council. */
async function allowedToOpine(work: Work, ids: readonly number[]): Promise<Set<number>> {
  if (!ids.length) return new Set()
  const grants = await grantsOfPeople(work, ids)
  return new Set(
    ids.filter((id) => grants.get(id)?.has('prestacaoContas.opinar') && grants.get(id)?.has('prestacaoContas.ler')),
  )
}
