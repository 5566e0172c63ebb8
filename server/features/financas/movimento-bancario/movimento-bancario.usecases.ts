import { sql } from 'kysely'
import type { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import { AppError, conflict, notFound, uniqueBy } from '../../../kernel/errors.js'
import { searchPatterns } from '../../../kernel/reading/pagination.js'
import { from, isRecord, type RecordRef, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { contaDosExtratos } from '../conta-financeira/index.js'
import { baixasDo, desfazerBaixas } from './baixar.js'
import { conciliadoCom, conciliar, desligar, type Escolha, missing, record, travarMovimento } from './conciliar.js'
import { criadosPor, excluirCriados } from './criados.js'
import { MovimentoBancario } from './movimento-bancario.entity.js'
import {
  candidatosInput,
  conciliarInput,
  conciliarVariosInput,
  desfazerMovimentoInput,
  listarMovimentosInput,
  movimentoRef,
  resumoInput,
} from './movimento-bancario.input.js'
import { ler, lerResumo, listar, type MovimentoRow } from './movimento-bancario.queries.js'
import { comoVisto, negativo, soma } from './movimento-bancario.rules.js'
import { avisarPix, soltarDosPix, travarPix } from './pix.js'
import { semMovimento } from './sugestoes.queries.js'

type Work = Writing & { ctx: Context }
type Movimento = Awaited<ReturnType<typeof travarMovimento>>

uniqueBy('conciliacao_movimento', 'id', 'Outra pessoa acabou de conciliar este movimento.')
uniqueBy('conciliacao_entrada', 'entradas', 'Uma das entradas já está conciliada com outro movimento.')
uniqueBy('conciliacao_saida', 'saidas', 'Uma das saídas já está conciliada com outro movimento.')
uniqueBy(
  'conciliacao_transferencia',
  'transferencias',
  'Uma das transferências já está conciliada com outro movimento.',
)

export const listarMovimentos = readCase({
  action: 'movimentoBancario.ler',
  input: listarMovimentosInput,
  run: listar,
})

export const lerMovimento = readCase({
  action: 'movimentoBancario.ler',
  input: movimentoRef,
  async run(work, { id }) {
    const row = await ler(work, id)
    if (!row) throw notFound(missing)
    return comoVisto(work.ctx, row)
  },
})

/** An account of one church, for a read that names it. */
export async function contaLida(work: Reading, ref: RecordRef) {
  const conta = await from(work, 'conta_financeira')
    .select(['id', 'idCliente', 'geral'])
    .where(isRecord('conta_financeira', ref))
    .where('excluidoEm', 'is', null)
    .executeTakeFirst()
  if (!conta) throw notFound('Conta financeira não encontrada.')
  return conta
}

/**
 * What is open in an account, and whether its books agree with the bank: of the named account, or of the one whose
 * statements are shown first. Null when there is no such account, or it was deleted.
 */
export const lerConciliacao = readCase({
  action: 'movimentoBancario.ler',
  input: resumoInput,
  async run(work, { idContaFinanceira }) {
    const qual =
      idContaFinanceira == null
        ? sql<boolean>`id = ${contaDosExtratos(work.ctx.ownTenant(work.idCliente))}`
        : isRecord('conta_financeira', idContaFinanceira)
    const resumo = await lerResumo(work, qual)
    if (!resumo) return null
    const { saldoBanco, saldoLivro } = resumo
    if (saldoBanco === null || saldoLivro === null) return { ...resumo, diferenca: null, semExplicacao: null }
    const diferenca = soma(saldoLivro, negativo(saldoBanco))
    return {
      ...resumo,
      diferenca,
      // what only one of the two has explains the difference
      semExplicacao: soma(diferenca, negativo(resumo.somaSemMovimento), resumo.somaPendentes),
    }
  },
})

/** The entries among which a person chooses those of a movement: the nearest first. */
export const lerCandidatos = readCase({
  action: 'movimentoBancario.ler',
  input: candidatosInput,
  async run(work, { id, busca }) {
    const movimento = await ler(work, id)
    if (!movimento) throw notFound(missing)
    const conta = await contaLida({ ...work, idCliente: movimento.idCliente }, movimento.idContaFinanceira)
    const around = (days: number) =>
      new Date(Date.parse(`${movimento.data}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
    return semMovimento(
      work.ctx,
      { db: work.db, idCliente: movimento.idCliente },
      {
        contas: [conta],
        inicio: around(-60),
        fim: around(30),
        patterns: searchPatterns(busca),
        limit: 50,
        perto: movimento.data,
      },
    )
  },
})

export const conciliarMovimento = useCase({
  action: 'movimentoBancario.escrever',
  record,
  input: conciliarInput,
  async run(work, { id, ...escolha }) {
    await travarPix(work)
    const movimento = await travarMovimento(work, id)
    await avisarPix(work, movimento, await conciliar(work, movimento, escolha))
    return saved(work, movimento, ler)
  },
})

/** Confirms several suggestions at once: all, or none when one is not possible any more. */
export const conciliarMovimentos = useCase({
  action: 'movimentoBancario.escrever',
  named: { 'itens.id': 'movimento_bancario' },
  input: conciliarVariosInput,
  async run(work, { itens }) {
    const rows: MovimentoRow[] = []
    await travarPix(work)
    for (const { id, ...escolha } of itens) {
      const movimento = await travarMovimento(work, id)
      await avisarPix(work, movimento, await conciliar(work, movimento, escolha))
      rows.push(await saved(work, movimento, ler))
    }
    return rows
  },
})

export const ignorarMovimento = useCase({
  action: 'movimentoBancario.escrever',
  record,
  input: movimentoRef,
  async run(work, { id }) {
    // also in a closed month, where it would wait for ever
    const movimento = await recordToChange(work, MovimentoBancario, id, { missing })
    if (movimento.situacao !== 'pendente') throw conflict('Este movimento já foi conciliado ou ignorado.')
    work.em.assign(movimento, { situacao: 'ignorado', motivo: 'pessoa', duvida: false })
    return saved(work, movimento, ler)
  },
})

/**
 * Makes a movement pending again: undoes its match, brings it back from the ignored ones, or says that it is no repeat.
 * Its entries stay; payments of payables and receivables, and what the match itself has made, can go with it.
 */
export async function desfazer(work: Work, { id, ...tambem }: z.output<typeof desfazerMovimentoInput>) {
  await travarPix(work)
  const movimento = await travarMovimento(work, id)
  await tornarPendente(work, movimento, tambem)
  return movimento
}

type Tambem = Omit<z.output<typeof desfazerMovimentoInput>, 'id'>

export async function tornarPendente(work: Work, movimento: Movimento, tambem: Tambem = {}): Promise<void> {
  if (movimento.situacao === 'pendente' && !movimento.duvida) throw conflict('Este movimento já está pendente.')
  // a line whose text begins like that of a balance may be money, such as interest on it
  if (movimento.motivo === 'zero') throw conflict('Uma linha de valor zero não se concilia.')
  if (movimento.situacao === 'conciliado') {
    const baixas = tambem.desfazerBaixas ? await baixasDo(work, movimento.id) : []
    const criados = tambem.excluirLancados ? await criadosPor(work, movimento.id) : []
    await desligar(work, movimento)
    // a matched entry cannot be deleted
    await work.em.flush()
    await desfazerBaixas(work, baixas)
    await excluirCriados(work, criados)
    await work.em.flush()
    await soltarDosPix(work, [movimento])
  }
  work.em.assign(movimento, { situacao: 'pendente', motivo: null, duvida: false })
}

export const desfazerMovimento = useCase({
  action: 'movimentoBancario.escrever',
  record,
  input: desfazerMovimentoInput,
  run: async (work, input) => saved(work, await desfazer(work, input), ler),
})

/** A match that is not undone: somebody has changed it since, or it may not change. */
interface Mantida {
  /** the movement, as it was named */
  idMovimento: string
  motivo: string
}

/**
 * Undoes several matches in one transaction: those that are as they were made. What somebody has changed since stays, and
 * does not keep the others; what is pending already needs nothing.
 * @throws NOT_FOUND when none of the movements exists
 */
export const desfazerMovimentos = useCase({
  action: 'movimentoBancario.escrever',
  named: { 'itens.id': 'movimento_bancario' },
  input: conciliarVariosInput,
  async run(work, { itens }) {
    const desfeitos: MovimentoRow[] = []
    const mantidos: Mantida[] = []
    await travarPix(work)
    for (const { id, ...escolha } of itens) {
      const found = await paraDesfazer(work, id, escolha)
      if (typeof found === 'string') mantidos.push({ idMovimento: String(id), motivo: found })
      else if (found) {
        await tornarPendente(work, found)
        desfeitos.push(await saved(work, found, ler))
      }
    }
    if (mantidos.length === itens.length && mantidos.every(({ motivo }) => motivo === saiuComOExtrato))
      throw notFound(missing)
    return { desfeitos, mantidos }
  },
})

const saiuComOExtrato = 'Este movimento saiu com o seu extrato.'

/** The locked movement whose match is to be undone; null when it is pending, the reason when it has to stay. */
async function paraDesfazer(work: Work, id: RecordRef, escolha: Escolha): Promise<Movimento | string | null> {
  let movimento: Movimento
  try {
    movimento = await travarMovimento(work, id)
  } catch (error) {
    // its month was closed, or its statement was taken back; the others may still be undone
    if (error instanceof AppError && error.code === 'CONFLICT') return error.message
    if (error instanceof AppError && error.code === 'NOT_FOUND') return saiuComOExtrato
    throw error
  }
  if (movimento.situacao === 'pendente') return null
  if (movimento.situacao === 'ignorado') return 'Este movimento foi ignorado.'
  return (await conciliadoCom(work, movimento, escolha))
    ? movimento
    : 'Este movimento já está conciliado com outro lançamento.'
}
