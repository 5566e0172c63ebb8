import type { z } from 'zod'
import { todayIn } from '../../../../../schema/rules/dates.js'
import {
  desfazerExtratoInput,
  importacoesInput,
  importarExtratoInput,
} from '../../../../../schema/rules/financas/movimento-bancario.input.js'
import { conflict } from '../../../../kernel/base/errors.js'
import { from, type RecordRef, recordToChange, whereRef } from '../../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../../kernel/data/tenant/session.js'
import type { Context } from '../../../../kernel/work/context/context.js'
import { uploadInput } from '../../../../kernel/work/files/files.input.js'
import { countUpload, readUpload } from '../../../../kernel/work/files/files.js'
import { inReadingTurn } from '../../../../kernel/work/tables/read-in-thread.js'
import { readCase, useCase } from '../../../../kernel/work/use-case.js'
import { readFuso } from '../../../acesso/cliente/index.js'
import { ContaFinanceira } from '../../conta-financeira/conta-financeira.entity.js'
import { requireOpenMonth } from '../../lancamento/index.js'
import type { Columns } from '../arquivo/dialetos.js'
import { limits, normalisedConta } from '../arquivo/extrato.js'
import { type RememberedColumns, read } from '../arquivo/ler.js'
import { lockMovimento } from '../conciliar.js'
import { madeFromExtrato } from '../lancar/criados.js'
import { ExtratoBancario } from '../movimento-bancario.entity.js'
import { importacoes } from '../movimento-bancario.queries.js'
import { withPagador } from '../movimento-bancario.rules.js'
import { makePending, seenContaOf } from '../movimento-bancario.usecases.js'
import { lockPix, notifyOfPix, releaseFromPix } from '../pix.js'
import { sugestoes } from '../sugestoes.queries.js'
import { payerRuleVersion } from '../textos/textos.rules.js'
import { refuseOtherAccount } from './mesma-conta.js'
import {
  type CertainPair,
  eraseExtrato,
  linkCertain,
  lockMovimentosOf,
  saveMovimentos,
} from './movimento-bancario.bulk.js'

type Work = Writing & { ctx: Context }

/** The columns of earlier files, the newest first. */
async function rememberedColumns(ctx: Context, idCliente: number, conta: RecordRef): Promise<RememberedColumns[]> {
  const work = await ctx.read()
  const rows = await from(work, 'extrato_bancario')
    .innerJoin('conta_financeira', (join) =>
      join
        .onRef('conta_financeira.id', '=', 'extrato_bancario.idContaFinanceira')
        .onRef('conta_financeira.idCliente', '=', 'extrato_bancario.idCliente'),
    )
    .distinctOn(['cabecalho', 'idContaFinanceira'])
    .select([
      'extrato_bancario.id',
      'cabecalho',
      'conta_financeira.id as idConta',
      'conta_financeira.uuid as uuidConta',
    ])
    .select(['colunaData', 'colunaDescricao', 'colunaValor', 'colunaCredito', 'colunaDebito', 'colunaDocumento'])
    .where('extrato_bancario.idCliente', '=', idCliente)
    .where('cabecalho', 'is not', null)
    .orderBy('cabecalho')
    .orderBy('idContaFinanceira')
    .orderBy('extrato_bancario.id', 'desc')
    .execute()
  await ctx.endReading()
  const where = whereRef(conta)
  return rows
    .sort((a, b) => b.id - a.id)
    .map(({ id: _, cabecalho, idConta, uuidConta, ...colunas }) => ({
      cabecalho: cabecalho ?? '',
      destaConta: 'id' in where ? idConta === where.id : uuidConta === where.uuid,
      colunas: colunas as Columns,
    }))
}

/**
 * Imports a bank's statement into an account. What an earlier file brought is left out. A CSV file whose columns nobody
 * has chosen yet is not imported: the answer says its titles and first lines, to choose them; nor is one whose days may be
 * two each, until somebody has said what comes first.
 */
export const importarExtrato = useCase({
  action: 'movimentoBancario.importar',
  record: 'conta_financeira',
  input: importarExtratoInput.extend({ arquivo: uploadInput }),
  async prepare(ctx, { arquivo, idContaFinanceira, colunas }, idCliente) {
    await countUpload(ctx, idCliente)
    const { filename: nomeArquivo, data } = await readUpload(arquivo, limits.bytes)
    const pedido = {
      nomeArquivo,
      data,
      escolhidas: colunas ? chosenColumns(colunas) : null,
      ordem: colunas?.ordemData ?? null,
      lembradas: await rememberedColumns(ctx, idCliente, idContaFinanceira),
    }
    return { nomeArquivo, ...(await inReadingTurn(ctx, () => read(pedido, ctx.life.ended))) }
  },
  async run(work, { idContaFinanceira }, arquivo) {
    await lockPix(work)
    // files of one account are imported one after the other
    const conta = await recordToChange(work, ContaFinanceira, idContaFinanceira, {
      missing: 'Conta financeira não encontrada.',
    })
    const stated = arquivo.formato === 'ofx' ? arquivo.extrato : { banco: '', conta: arquivo.numero }
    await refuseOtherAccount(work, conta, { ...stated, formato: arquivo.formato })
    if ('perguntas' in arquivo) return { precisaColunas: true, ...arquivo.perguntas, extrato: null }
    const read = arquivo.extrato
    const { inicio, fim, saldo, dataSaldo } = read
    const extrato = work.em.create(ExtratoBancario, {
      idCliente: work.idCliente,
      idContaFinanceira: conta.id,
      nomeArquivo: arquivo.nomeArquivo,
      formato: arquivo.formato,
      ...normalisedConta(stated),
      inicio,
      fim,
      saldo,
      dataSaldo,
      pagadores: payerRuleVersion,
      ...(arquivo.formato === 'csv' && { cabecalho: arquivo.cabecalho, ...arquivo.colunas }),
    })
    await work.em.flush()
    const dias = {
      hoje: todayIn(await readFuso(work)),
      fechadoAte: await fechamento(work),
      abertaEm: conta.saldoInicial === '0.00' ? null : (conta.dataSaldoInicial ?? null),
    }
    Object.assign(
      extrato,
      await saveMovimentos(work, { idContaFinanceira: conta.id, idExtrato: extrato.id }, read, dias),
    )
    extrato.conciliados = await reconcileCertain(work, conta, extrato.id)
    await work.em.flush()
    return { precisaColunas: false, ...withoutPerguntas, extrato: resultOf(extrato, read.deFora) }
  },
})

const withoutPerguntas = { colunas: [], amostra: [], sugestao: null, dataAmbigua: null }

interface ImportCounts {
  novos: number
  repetidos: number
  ignorados: number
  duvidas: number
  conciliados: number
  inicio?: string | null | undefined
  fim?: string | null | undefined
}

const resultOf = (
  { novos, repetidos, ignorados, duvidas, conciliados, inicio, fim }: ImportCounts,
  deFora: number,
) => ({
  novos,
  deFora,
  repetidos,
  ignorados,
  duvidas,
  conciliados,
  inicio: inicio ?? null,
  fim: fim ?? null,
})

/** The last closed day of the church. */
async function fechamento(work: Writing): Promise<string | null> {
  const row = await from(work, 'fechamento').select('fechadoAte').executeTakeFirst()
  return row?.fechadoAte ?? null
}

/** One amount with a sign, or one column for each direction. */
function chosenColumns(chosen: NonNullable<z.output<typeof importarExtratoInput>['colunas']>): Columns {
  const { colunaData, colunaDescricao } = chosen
  const { colunaValor = null, colunaCredito = null, colunaDebito = null, colunaDocumento = null } = chosen
  const two = colunaValor === null
  return {
    colunaData,
    colunaDescricao,
    colunaValor,
    colunaCredito: two ? colunaCredito : null,
    colunaDebito: two ? colunaDebito : null,
    colunaDocumento,
  }
}

/** Matches the new movements whose payment made an entry, or is named by one, without a doubt. */
async function reconcileCertain(work: Work, conta: { id: number; geral: boolean }, idExtrato: number): Promise<number> {
  const novos = await from(work, 'movimento_bancario')
    .select(['id', 'data', 'valor', 'historico', 'e2e', 'pagador', 'duvida', 'idContaFinanceira'])
    .where('idExtrato', '=', idExtrato)
    .where('situacao', '=', 'pendente')
    .where('e2e', 'is not', null)
    .execute()
    .then((rows) => rows.map(withPagador))
  const own = novos.map((fresh) => ({ ...fresh, geral: conta.geral }))
  const pairs: CertainPair[] = []
  // month by month, because only so many entries are looked at together
  for (const ofMonth of Map.groupBy(own, ({ data }) => data.slice(0, 7)).values())
    for (const [id, { nivel, lancamento }] of await sugestoes(work.ctx, work, ofMonth))
      if (nivel === 'certo') pairs.push({ id, tipo: lancamento.tipo, idLancamento: lancamento.id })
  const [primeiro] = novos.map(({ data }) => data).sort()
  if (pairs.length === 0 || !primeiro) return 0
  await requireOpenMonth(work, primeiro)
  const ligados = await linkCertain(work, conta, pairs)
  // an entry that somebody typed with the id of a Pix may be that of a Pix that waits
  await notifyOfPix(
    work,
    pairs.map(({ id }) => id),
  )
  return ligados
}

/** The files that were imported into an account, the newest first. */
export const readImportacoes = readCase({
  action: 'movimentoBancario.ler',
  input: importacoesInput,
  async run(work, { idContaFinanceira }) {
    const conta = await seenContaOf(work, idContaFinanceira)
    return importacoes({ db: work.db, idCliente: conta.idCliente }, conta.id)
  },
})

/**
 * Takes an imported file back, such as one of another account: its movements go, as if it had never been imported, and the
 * audit log keeps them. The entries of the books stay, but for those that its matches have made, if that is wanted.
 * @throws CONFLICT when movements are matched and their matches are not to be undone, or one of them is in a closed month
 */
export const desfazerExtrato = useCase({
  action: 'movimentoBancario.importar',
  record: 'extrato_bancario',
  input: desfazerExtratoInput,
  async run(work, { id, desfazerConciliacoes, excluirLancados }) {
    await lockPix(work)
    const extrato = await recordToChange(work, ExtratoBancario, id, { missing: 'Importação não encontrada.' })
    const { movimentos, conciliados, primeiro } = await lockMovimentosOf(work, extrato.id)
    if (primeiro !== null) await requireOpenMonth(work, primeiro)
    if (conciliados > 0 && !desfazerConciliacoes)
      throw conflict(
        `${conciliados === 1 ? 'Um movimento deste arquivo já está conciliado' : `${conciliados} movimentos deste arquivo já estão conciliados`}: confirme que também a conciliação se desfaz.`,
      )
    const made = excluirLancados ? await madeFromExtrato(work, extrato.id) : []
    for (const feito of made)
      await makePending(work, await lockMovimento(work, feito), { desfazerBaixas: 'feitas', excluirLancados })
    // what follows deletes the movements
    await work.em.flush()
    const ofPix = await from(work, 'movimento_bancario')
      .select(['e2e', 'valor'])
      .where('idExtrato', '=', extrato.id)
      .where('situacao', '=', 'conciliado')
      .where('e2e', 'is not', null)
      .execute()
    await eraseExtrato(work, extrato.id)
    await releaseFromPix(work, ofPix)
    const saiu = movimentos === 1 ? 'um movimento saiu' : `${movimentos} movimentos saíram`
    const ficaram =
      made.length > 0 ? 'O que foi lançado a partir dele foi desfeito.' : 'Os lançamentos da igreja ficaram.'
    return { message: `Importação desfeita: ${saiu} do extrato. ${ficaram}` }
  },
})
