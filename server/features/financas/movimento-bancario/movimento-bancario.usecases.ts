import { sql } from 'kysely'
import type { z } from 'zod'
import {
  candidatosInput,
  conciliarInput,
  conciliarVariosInput,
  desfazerMovimentoInput,
  listarMovimentosInput,
  movimentoRef,
  resumoInput,
} from '../../../../schema/rules/financas/movimento-bancario.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { AppError, conflict, notFound, uniqueBy } from '../../../kernel/base/errors.js'
import { from, isRecord, type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { contaOfExtratos } from '../conta-financeira/index.js'
import { type Choice, lockMovimento, missing, reconcile, reconcileWith, record, unlink } from './conciliar.js'
import { baixasOf, undoBaixas } from './contas/baixar.js'
import { createdByMovimento, removeCreated } from './lancar/criados.js'
import { MovimentoBancario } from './movimento-bancario.entity.js'
import { listRows, type MovimentoRow, read, readResumo } from './movimento-bancario.queries.js'
import { asSeen, negative, sumOf } from './movimento-bancario.rules.js'
import { lockPix, notifyPix, releaseFromPix } from './pix.js'
import { withoutMovimento } from './sugestoes.queries.js'

type Work = Writing & { ctx: Context }
type Movimento = Awaited<ReturnType<typeof lockMovimento>>

uniqueBy('conciliacao_movimento', 'id', 'Outra pessoa acabou de conciliar este movimento.')
uniqueBy('conciliacao_entrada', 'entradas', 'Uma das entradas já está conciliada com outro movimento.')
uniqueBy('conciliacao_saida', 'saidas', 'Uma das saídas já está conciliada com outro movimento.')
uniqueBy(
  'conciliacao_transferencia',
  'transferencias',
  'Uma das transferências já está conciliada com outro movimento.',
)

export const listMovimentos = readCase({
  action: 'movimentoBancario.ler',
  input: listarMovimentosInput,
  run: listRows,
})

export const readMovimento = readCase({
  action: 'movimentoBancario.ler',
  input: movimentoRef,
  async run(work, { id }) {
    const row = await read(work, id)
    if (!row) throw notFound(missing)
    return asSeen(work.ctx, row)
  },
})

/** An account of one church, for a read that names it. */
export async function seenContaOf(work: Reading, ref: RecordRef) {
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
export const readConciliacao = readCase({
  action: 'movimentoBancario.ler',
  input: resumoInput,
  async run(work, { idContaFinanceira }) {
    const qual =
      idContaFinanceira == null
        ? sql<boolean>`id = ${contaOfExtratos(work.ctx.ownTenant(work.idCliente))}`
        : isRecord('conta_financeira', idContaFinanceira)
    const resumo = await readResumo(work, qual)
    if (!resumo) return null
    const { saldoBanco, saldoLivro } = resumo
    if (saldoBanco === null || saldoLivro === null) return { ...resumo, diferenca: null, semExplicacao: null }
    const diferenca = sumOf(saldoLivro, negative(saldoBanco))
    return {
      ...resumo,
      diferenca,
      // what only one of the two has explains the difference
      semExplicacao: sumOf(diferenca, negative(resumo.somaSemMovimento), resumo.somaPendentes),
    }
  },
})

/** The entries among which a person chooses those of a movement: the nearest first. */
export const readCandidatos = readCase({
  action: 'movimentoBancario.ler',
  input: candidatosInput,
  async run(work, { id, busca }) {
    const movimento = await read(work, id)
    if (!movimento) throw notFound(missing)
    const conta = await seenContaOf({ ...work, idCliente: movimento.idCliente }, movimento.idContaFinanceira)
    const around = (days: number) =>
      new Date(Date.parse(`${movimento.data}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
    return withoutMovimento(
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
    await lockPix(work)
    const movimento = await lockMovimento(work, id)
    await notifyPix(work, movimento, await reconcile(work, movimento, escolha))
    return saved(work, movimento, read)
  },
})

/** Confirms several suggestions at once: all, or none when one is not possible any more. */
export const conciliarMovimentos = useCase({
  action: 'movimentoBancario.escrever',
  input: conciliarVariosInput,
  async run(work, { itens }) {
    const rows: MovimentoRow[] = []
    await lockPix(work)
    for (const { id, ...escolha } of itens) {
      const movimento = await lockMovimento(work, id)
      await notifyPix(work, movimento, await reconcile(work, movimento, escolha))
      rows.push(await saved(work, movimento, read))
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
    return saved(work, movimento, read)
  },
})

/**
 * Makes a movement pending again: undoes its match, brings it back from the ignored ones, or says that it is no repeat.
 * Its entries stay; payments of payables and receivables, and what the match itself has made, can go with it.
 */
export async function undo(work: Work, { id, ...tambem }: z.output<typeof desfazerMovimentoInput>) {
  await lockPix(work)
  const movimento = await lockMovimento(work, id)
  await makePending(work, movimento, tambem)
  return movimento
}

interface AlsoUndo extends Omit<z.output<typeof desfazerMovimentoInput>, 'id' | 'desfazerBaixas'> {
  /** 'feitas': those that the match itself has made */
  desfazerBaixas?: boolean | 'feitas' | null | undefined
}

export async function makePending(work: Work, movimento: Movimento, also: AlsoUndo = {}): Promise<void> {
  if (movimento.situacao === 'pendente' && !movimento.duvida) throw conflict('Este movimento já está pendente.')
  // a line whose text begins like that of a balance may be money, such as interest on it
  if (movimento.motivo === 'zero') throw conflict('Uma linha de valor zero não se concilia.')
  if (movimento.situacao === 'conciliado') {
    const baixas = also.desfazerBaixas ? await baixasOf(work, movimento.id, also.desfazerBaixas === 'feitas') : []
    const created = also.excluirLancados ? await createdByMovimento(work, movimento.id) : []
    await unlink(work, movimento)
    // a matched entry cannot be deleted
    await work.em.flush()
    await undoBaixas(work, baixas)
    await removeCreated(work, created)
    await work.em.flush()
    await releaseFromPix(work, [movimento])
  }
  work.em.assign(movimento, { situacao: 'pendente', motivo: null, duvida: false })
}

export const desfazerMovimento = useCase({
  action: 'movimentoBancario.escrever',
  record,
  input: desfazerMovimentoInput,
  run: async (work, input) => saved(work, await undo(work, input), read),
})

/** A match that is not undone: somebody has changed it since, or it may not change. */
interface KeptBaixa {
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
  input: conciliarVariosInput,
  run: (work, { itens }) => undoSeveral(work, itens),
})

/** @param after what else is done when a match of these is undone, in the same transaction */
export async function undoSeveral<Item extends Choice & { id: RecordRef }>(
  work: Work,
  itens: readonly Item[],
  after?: (item: Item, place: number) => Promise<unknown>,
): Promise<{ desfeitos: MovimentoRow[]; mantidos: KeptBaixa[] }> {
  const desfeitos: MovimentoRow[] = []
  const mantidos: KeptBaixa[] = []
  await lockPix(work)
  for (const [place, item] of itens.entries()) {
    const { id, ...escolha } = item
    const found = await undoable(work, id, escolha)
    if (typeof found === 'string') mantidos.push({ idMovimento: String(id), motivo: found })
    else if (found) {
      await makePending(work, found)
      desfeitos.push(await saved(work, found, read))
      await after?.(item, place)
    }
  }
  if (mantidos.length === itens.length && mantidos.every(({ motivo }) => motivo === goneWithExtrato))
    throw notFound(missing)
  return { desfeitos, mantidos }
}

const goneWithExtrato = 'Este movimento saiu com o seu extrato.'

/** The locked movement whose match is to be undone; null when it is pending, the reason when it has to stay. */
async function undoable(work: Work, id: RecordRef, choice: Choice): Promise<Movimento | string | null> {
  let movimento: Movimento
  try {
    movimento = await lockMovimento(work, id)
  } catch (error) {
    // its month was closed, or its statement was taken back; the others may still be undone
    if (error instanceof AppError && error.code === 'CONFLICT') return error.message
    if (error instanceof AppError && error.code === 'NOT_FOUND') return goneWithExtrato
    throw error
  }
  if (movimento.situacao === 'pendente') return null
  if (movimento.situacao === 'ignorado') return 'Este movimento foi ignorado.'
  return (await reconcileWith(work, movimento, choice))
    ? movimento
    : 'Este movimento já está conciliado com outro lançamento.'
}
