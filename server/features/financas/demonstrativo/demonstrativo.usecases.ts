import type { DateOnly } from '../../../../schema/rules/dates.js'
import {
  demonstrativoInput,
  fluxoCaixaInput,
  razaoInput,
} from '../../../../schema/rules/financas/demonstrativo.input.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import type { List } from '../../../../schema/rules/pagination.js'
import { notFound } from '../../../kernel/base/errors.js'
import type { RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase } from '../../../kernel/work/use-case.js'
import { contaOfFilter } from '../conta-financeira/index.js'
import { period } from '../livro-caixa/index.js'
import {
  type Balancete,
  balancete,
  type FluxoCaixa,
  fluxoCaixa,
  type RazaoLine,
  type Result,
  razao,
  resultOf,
} from './calcular.js'
import type { Period, Scope } from './demonstrativo.queries.js'

const action = 'livroCaixa.ler'

interface Pedido {
  inicio?: DateOnly | null | undefined
  fim?: DateOnly | null | undefined
  idContaFinanceira?: RecordRef | null | undefined
}

type Work = Pick<Reading, 'db'> & { ctx: Context; idCliente: number | null }

/** The church, the account and the days of a statement; without days, those of the current month. */
export async function pedido({ ctx, db, ...work }: Work, input: Pedido): Promise<{ scope: Scope; periodo: Period }> {
  const idCliente = ctx.ownTenant(work.idCliente)
  const periodo = await period(ctx, idCliente, input)
  return { scope: { db, idCliente, conta: await contaOfFilter({ db, idCliente }, input.idContaFinanceira) }, periodo }
}

export const readFluxoCaixa = readCase({
  action,
  input: fluxoCaixaInput,
  async run(work, { comContas, ...input }): Promise<FluxoCaixa> {
    const { scope, periodo } = await pedido(work, input)
    return fluxoCaixa(scope, periodo, comContas)
  },
})

export const readResult = readCase({
  action,
  input: demonstrativoInput,
  async run(work, input): Promise<Result> {
    const { scope, periodo } = await pedido(work, input)
    return resultOf(scope, periodo)
  },
})

export const readBalancete = readCase({
  action,
  input: demonstrativoInput,
  async run(work, input): Promise<Balancete> {
    const { scope, periodo } = await pedido(work, input)
    return balancete(scope, periodo)
  },
})

/** The ledger of a category or, without one, of an account; without both, of the church's default account. */
export interface Razao extends Period {
  nome: string
  /** whether debits add to the balance */
  devedora: boolean
  saldoAnterior: Decimal
  debitos: Decimal
  creditos: Decimal
  saldo: Decimal
  linhas: List<RazaoLine>
}

export const readRazao = readCase({
  action,
  input: razaoInput,
  async run(work, { limit, offset, comLinhas, idCategoria, ...input }): Promise<Razao> {
    const { scope, periodo } = await pedido(work, input)
    const found = await razao(scope, periodo, {
      idCategoria,
      idContaFinanceira: input.idContaFinanceira,
      page: comLinhas ? { limit, offset } : null,
    })
    if (!found) throw notFound(idCategoria ? 'Categoria não encontrada.' : 'Conta financeira não encontrada.')
    const { linhas: rows, quantidade: total, ...rest } = found
    return { ...periodo, ...rest, linhas: { rows, offset, total, hasMore: offset + rows.length < total } }
  },
})
