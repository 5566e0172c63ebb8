import { type DateOnly, todayIn } from '../../../../schema/rules/dates.js'
import { livroCaixaInput } from '../../../../schema/rules/financas/livro-caixa.input.js'
import type { List } from '../../../../schema/rules/pagination.js'
import { forbidden } from '../../../kernel/base/errors.js'
import type { RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase } from '../../../kernel/work/use-case.js'
import { fusoOf } from '../../acesso/cliente/index.js'
import { centroOfFilter } from '../centro-custo/index.js'
import { contaOfFilter } from '../conta-financeira/index.js'
import {
  type CategoriaTotal,
  type CentroTotal,
  type ContaTotals,
  endOfMonth,
  type FundoResult,
  type MonthTotals,
  type PlanoTotal,
  resultByFundo,
  type Totals,
  totalsByCategoria,
  totalsByCentro,
  totalsByConta,
  totalsByMonth,
  totalsByPlano,
  totalsOfPeriod,
} from '../lancamento/index.js'
import { type LineRow, linesOf } from './livro-caixa.queries.js'

/** The cash book of a period: opening balance, entries, subtotals, closing balance. */
export interface LivroCaixa extends Totals {
  inicio: DateOnly
  fim: DateOnly
  linhas: List<LineRow>
  meses: MonthTotals[]
  categorias: CategoriaTotal[]
  planoContas: PlanoTotal[]
  fundos: FundoResult[]
  centrosCusto: CentroTotal[]
  contas: ContaTotals[]
}

export const readLivroCaixa = readCase({
  action: 'livroCaixa.verResumo',
  input: livroCaixaInput,
  async run({ ctx, db, ...work }, { limit, offset, ...input }): Promise<LivroCaixa> {
    const idCliente = ctx.ownTenant(work.idCliente)
    if (!ctx.can('livroCaixa.ler') && showsMoreThanMonths(input))
      throw forbidden('Seu acesso mostra só os totais de meses inteiros.')
    const scope = await escopo({ db, idCliente }, input)
    const { inicio, fim } = await period(ctx, idCliente, input)
    // a cost centre or one account is not divided by accounts
    const contas = input.comContas && !filtered(input) ? await totalsByConta(scope, inicio, fim) : []
    const before = contas.length ? contas.map(({ saldoAnterior }) => saldoAnterior) : undefined
    const totals = await totalsOfPeriod(scope, inicio, fim, before)
    const of = { inicio, fim, saldoAnterior: totals.saldoAnterior }
    const rows = input.comLinhas ? await linesOf(scope, of, { limit, offset }) : []
    const total = totals.quantidade + totals.contasAbertas + totals.transferidas
    return {
      inicio,
      fim,
      ...totals,
      linhas: { rows, offset, total, hasMore: offset + rows.length < total },
      meses: input.comMeses ? await totalsByMonth(scope, inicio, fim, { antes: [totals.saldoAnterior] }) : [],
      categorias: input.comCategorias ? await totalsByCategoria(scope, inicio, fim) : [],
      planoContas: input.comPlano ? await totalsByPlano(scope, inicio, fim) : [],
      fundos: input.comFundos ? await resultByFundo(scope, inicio, fim) : [],
      centrosCusto: input.comCentros ? await totalsByCentro(scope, inicio, fim) : [],
      contas,
    }
  },
})

/** What the totals and lines are limited to. */
export const escopo = async (
  work: { db: Reading['db']; idCliente: number },
  { idCentroCusto, idContaFinanceira }: { idCentroCusto?: Ref; idContaFinanceira?: Ref },
) => ({
  ...work,
  idCentroCusto: await centroOfFilter(work, idCentroCusto),
  conta: await contaOfFilter(work, idContaFinanceira),
})

type Ref = RecordRef | null | undefined

/** Completes the period: a missing end is the end of the month of the other day, or of the current month. */
export async function period(
  ctx: Context,
  idCliente: number,
  { inicio, fim }: { inicio?: DateOnly | null | undefined; fim?: DateOnly | null | undefined },
): Promise<{ inicio: DateOnly; fim: DateOnly }> {
  const mes = (inicio ?? fim ?? todayIn(await fusoOf(ctx, idCliente))).slice(0, 7)
  return { inicio: inicio ?? `${mes}-01`, fim: fim ?? endOfMonth(mes) }
}

const filtered = ({ idCentroCusto, idContaFinanceira }: Pick<Asked, 'idCentroCusto' | 'idContaFinanceira'>): boolean =>
  Boolean(idCentroCusto || idContaFinanceira)

interface Asked {
  inicio?: string | null | undefined
  fim?: string | null | undefined
  idCentroCusto?: unknown
  idContaFinanceira?: unknown
  comLinhas: boolean
  comCategorias: boolean
  comCentros: boolean
  comPlano: boolean
  comFundos: boolean
  comContas: boolean
}

/**
 * Whether the request asks for more than the totals of whole months. The total of one day, one category, one cost
 * centre or one account may be a single entry, such as a salary.
 */
const showsMoreThanMonths = ({ inicio, fim, idCentroCusto, idContaFinanceira, ...parts }: Asked): boolean =>
  parts.comLinhas ||
  parts.comCategorias ||
  parts.comCentros ||
  parts.comPlano ||
  parts.comFundos ||
  parts.comContas ||
  filtered({ idCentroCusto, idContaFinanceira }) ||
  (inicio ? !inicio.endsWith('-01') : false) ||
  (fim ? fim !== endOfMonth(fim.slice(0, 7)) : false)
