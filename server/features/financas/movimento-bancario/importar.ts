import type { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import { todayIn } from '../../../kernel/dates.js'
import { conflict } from '../../../kernel/errors.js'
import { uploadInput } from '../../../kernel/files/files.input.js'
import { countUpload, readUpload } from '../../../kernel/files/files.js'
import { inReadingTurn } from '../../../kernel/tables/read-in-thread.js'
import { from, type RecordRef, recordToChange, whereRef } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { fusoHorario } from '../../acesso/cliente/index.js'
import { ContaFinanceira } from '../conta-financeira/conta-financeira.entity.js'
import { exigirMesAberto } from '../lancamento/index.js'
import type { Colunas } from './arquivo/dialetos.js'
import { contaNormalizada, type ExtratoLido, limites, mesmaConta, podeSerDaConta, recusado } from './arquivo/extrato.js'
import { type Lembradas, ler } from './arquivo/ler.js'
import {
  apagarExtrato,
  gravarMovimentos,
  ligarCertos,
  type ParCerto,
  travarMovimentosDe,
} from './movimento-bancario.bulk.js'
import { ExtratoBancario } from './movimento-bancario.entity.js'
import { desfazerExtratoInput, importacoesInput, importarExtratoInput } from './movimento-bancario.input.js'
import { importacoes } from './movimento-bancario.queries.js'
import { comPagador } from './movimento-bancario.rules.js'
import { contaLida } from './movimento-bancario.usecases.js'
import { avisarDosPix, soltarDosPix, travarPix } from './pix.js'
import { sugestoes } from './sugestoes.queries.js'
import { regraDosPagadores } from './textos.rules.js'

type Work = Writing & { ctx: Context }

/** The columns of earlier files, the newest first. */
async function lembradas(ctx: Context, idCliente: number, conta: RecordRef): Promise<Lembradas[]> {
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
      colunas: colunas as Colunas,
    }))
}

/**
 * Imports a bank's statement into an account. What an earlier file brought is left out. A CSV file whose columns nobody
 * has chosen yet is not imported: the answer says its titles and first lines, to choose them.
 */
export const importarExtrato = useCase({
  action: 'movimentoBancario.importar',
  record: 'conta_financeira',
  input: importarExtratoInput.extend({ arquivo: uploadInput }),
  async prepare(ctx, { arquivo, idContaFinanceira, colunas }, idCliente) {
    await countUpload(ctx, idCliente)
    const { filename: nomeArquivo, data } = await readUpload(arquivo, limites.bytes)
    const pedido = {
      nomeArquivo,
      data,
      escolhidas: colunas ? escolhidas(colunas) : null,
      lembradas: await lembradas(ctx, idCliente, idContaFinanceira),
    }
    return { nomeArquivo, ...(await inReadingTurn(ctx, () => ler(pedido, ctx.life.ended))) }
  },
  async run(work, { idContaFinanceira }, arquivo) {
    await travarPix(work)
    // files of one account are imported one after the other
    const conta = await recordToChange(work, ContaFinanceira, idContaFinanceira, {
      missing: 'Conta financeira não encontrada.',
    })
    if (arquivo.formato === 'ofx') await refuseOtherAccount(work, conta, arquivo.extrato)
    else await refuseOtherNumber(work, conta, arquivo.numero)
    if ('perguntas' in arquivo) return { precisaColunas: true, ...arquivo.perguntas, extrato: null }
    const lido = arquivo.extrato
    const { inicio, fim, saldo, dataSaldo } = lido
    const extrato = work.em.create(ExtratoBancario, {
      idCliente: work.idCliente,
      idContaFinanceira: conta.id,
      nomeArquivo: arquivo.nomeArquivo,
      formato: arquivo.formato,
      ...contaNormalizada(lido),
      inicio,
      fim,
      saldo,
      dataSaldo,
      pagadores: regraDosPagadores,
      ...(arquivo.formato === 'csv' && { cabecalho: arquivo.cabecalho, ...arquivo.colunas }),
    })
    await work.em.flush()
    const dias = {
      hoje: todayIn(await fusoHorario(work)),
      fechadoAte: await fechamento(work),
      abertaEm: conta.saldoInicial === '0.00' ? null : (conta.dataSaldoInicial ?? null),
    }
    Object.assign(
      extrato,
      await gravarMovimentos(work, { idContaFinanceira: conta.id, idExtrato: extrato.id }, lido, dias),
    )
    extrato.conciliados = await conciliarCertos(work, conta, extrato.id)
    await work.em.flush()
    return { precisaColunas: false, colunas: [], amostra: [], sugestao: null, extrato: resultado(extrato, lido.deFora) }
  },
})

interface Contados {
  novos: number
  repetidos: number
  ignorados: number
  duvidas: number
  conciliados: number
  inicio?: string | null | undefined
  fim?: string | null | undefined
}

const resultado = ({ novos, repetidos, ignorados, duvidas, conciliados, inicio, fim }: Contados, deFora: number) => ({
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
function escolhidas(chosen: NonNullable<z.output<typeof importarExtratoInput>['colunas']>): Colunas {
  const { colunaValor = null, colunaCredito = null, colunaDebito = null, colunaDocumento = null, ...others } = chosen
  const two = colunaValor === null
  return {
    ...others,
    colunaValor,
    colunaCredito: two ? colunaCredito : null,
    colunaDebito: two ? colunaDebito : null,
    colunaDocumento,
  }
}

interface Conta {
  id: number
  banco?: string | null | undefined
  agencia?: string | null | undefined
  numero?: string | null | undefined
}

/**
 * The first file of an account tells its bank and number; later ones must be of the same.
 * @throws VALIDATION_FAILED with the number of the other account
 */
async function refuseOtherAccount(
  work: Writing,
  conta: Conta,
  lido: Pick<ExtratoLido, 'banco' | 'conta'>,
): Promise<void> {
  const said = [lido.banco && `banco ${lido.banco}`, `conta ${lido.conta || '(sem número)'}`].filter(Boolean).join(', ')
  const rows = await from(work, 'extrato_bancario')
    .innerJoin('conta_financeira', (join) =>
      join
        .onRef('conta_financeira.id', '=', 'extrato_bancario.idContaFinanceira')
        .onRef('conta_financeira.idCliente', '=', 'extrato_bancario.idCliente'),
    )
    .select([
      'extrato_bancario.idContaFinanceira as id',
      'extrato_bancario.banco',
      'extrato_bancario.conta',
      'conta_financeira.nome',
    ])
    .distinct()
    .where('extrato_bancario.conta', '<>', '')
    .execute()
  const own = rows.find(({ id }) => id === conta.id)
  const other = rows.find((row) => row.id !== conta.id && mesmaConta(row, lido))
  if (other) throw recusado(`Este extrato é de outra conta: ${said}, que é '${other.nome}'.`)
  const fits = own
    ? mesmaConta(own, lido)
    : podeSerDaConta(lido, { banco: conta.banco ?? null, agencia: conta.agencia ?? null, numero: conta.numero ?? null })
  if (!fits) throw recusado(`Este extrato é de outra conta: ${said}.`)
}

/**
 * The number that a CSV file names above its table must be that of the account, as far as both are known.
 * @throws VALIDATION_FAILED with the number of the other account
 */
async function refuseOtherNumber(work: Writing, conta: Conta, numero: string): Promise<void> {
  if (!numero) return
  const imported = await from(work, 'extrato_bancario')
    .select('conta')
    .where('idContaFinanceira', '=', conta.id)
    .where('conta', '<>', '')
    .limit(1)
    .executeTakeFirst()
  const known = { banco: null, agencia: conta.agencia ?? null, numero: imported?.conta ?? conta.numero ?? null }
  if (!podeSerDaConta({ banco: '', conta: numero }, known))
    throw recusado(`Este extrato é de outra conta: conta ${numero}.`)
}

/** Matches the new movements whose payment made an entry, or is named by one, without a doubt. */
async function conciliarCertos(work: Work, conta: { id: number; geral: boolean }, idExtrato: number): Promise<number> {
  const novos = await from(work, 'movimento_bancario')
    .select(['id', 'data', 'valor', 'historico', 'e2e', 'pagador', 'duvida', 'idContaFinanceira'])
    .where('idExtrato', '=', idExtrato)
    .where('situacao', '=', 'pendente')
    .where('e2e', 'is not', null)
    .execute()
    .then((rows) => rows.map(comPagador))
  const own = novos.map((novo) => ({ ...novo, geral: conta.geral }))
  const pares: ParCerto[] = []
  // month by month, because only so many entries are looked at together
  for (const doMes of Map.groupBy(own, ({ data }) => data.slice(0, 7)).values())
    for (const [id, { nivel, lancamento }] of await sugestoes(work.ctx, work, doMes))
      if (nivel === 'certo') pares.push({ id, tipo: lancamento.tipo, idLancamento: lancamento.id })
  const [primeiro] = novos.map(({ data }) => data).sort()
  if (pares.length === 0 || !primeiro) return 0
  await exigirMesAberto(work, primeiro)
  const ligados = await ligarCertos(work, conta, pares)
  // an entry that somebody typed with the id of a Pix may be that of a Pix that waits
  await avisarDosPix(
    work,
    pares.map(({ id }) => id),
  )
  return ligados
}

/** The files that were imported into an account, the newest first. */
export const lerImportacoes = readCase({
  action: 'movimentoBancario.ler',
  input: importacoesInput,
  async run(work, { idContaFinanceira }) {
    const conta = await contaLida(work, idContaFinanceira)
    return importacoes({ db: work.db, idCliente: conta.idCliente }, conta.id)
  },
})

/**
 * Takes an imported file back, such as one of another account: its movements go, as if it had never been imported, and the
 * audit log keeps them. The entries of the books stay.
 * @throws CONFLICT when movements are matched and their matches are not to be undone, or one of them is in a closed month
 */
export const desfazerExtrato = useCase({
  action: 'movimentoBancario.importar',
  record: 'extrato_bancario',
  input: desfazerExtratoInput,
  async run(work, { id, desfazerConciliacoes }) {
    await travarPix(work)
    const extrato = await recordToChange(work, ExtratoBancario, id, { missing: 'Importação não encontrada.' })
    const { movimentos, conciliados, primeiro } = await travarMovimentosDe(work, extrato.id)
    if (primeiro !== null) await exigirMesAberto(work, primeiro)
    if (conciliados > 0 && !desfazerConciliacoes)
      throw conflict(
        `${conciliados === 1 ? 'Um movimento deste arquivo já está conciliado' : `${conciliados} movimentos deste arquivo já estão conciliados`}: confirme que também a conciliação se desfaz.`,
      )
    const dosPix = await from(work, 'movimento_bancario')
      .select(['e2e', 'valor'])
      .where('idExtrato', '=', extrato.id)
      .where('situacao', '=', 'conciliado')
      .where('e2e', 'is not', null)
      .execute()
    await apagarExtrato(work, extrato.id)
    await soltarDosPix(work, dosPix)
    const saiu = movimentos === 1 ? 'um movimento saiu' : `${movimentos} movimentos saíram`
    return { message: `Importação desfeita: ${saiu} do extrato. Os lançamentos da igreja ficaram.` }
  },
})
