import type { Context } from '../../../kernel/context.js'
import type { DateOnly } from '../../../kernel/dates.js'
import { notFound } from '../../../kernel/errors.js'
import type { Decimal } from '../../../kernel/money.js'
import type { List } from '../../../kernel/reading/pagination.js'
import type { RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { readCase } from '../../../kernel/use-case.js'
import { contaDoFiltro } from '../conta-financeira/index.js'
import { period } from '../livro-caixa/index.js'
import {
  type Balancete,
  balancete,
  type FluxoCaixa,
  fluxoCaixa,
  type LinhaDoRazao,
  type Resultado,
  razao,
  resultado,
} from './calcular.js'
import { demonstrativoInput, fluxoCaixaInput, razaoInput } from './demonstrativo.input.js'
import type { Periodo, Scope } from './demonstrativo.queries.js'

const action = 'livroCaixa.ler'

const named = { idContaFinanceira: 'conta_financeira' } as const

interface Pedido {
  inicio?: DateOnly | null | undefined
  fim?: DateOnly | null | undefined
  idContaFinanceira?: RecordRef | null | undefined
}

type Work = Pick<Reading, 'db'> & { ctx: Context; idCliente: number | null }

/** The church, the account and the days of a statement; without days, those of the current month. */
export async function pedido({ ctx, db, ...work }: Work, input: Pedido): Promise<{ scope: Scope; periodo: Periodo }> {
  const idCliente = ctx.ownTenant(work.idCliente)
  const periodo = await period(ctx, idCliente, input)
  return { scope: { db, idCliente, conta: await contaDoFiltro({ db, idCliente }, input.idContaFinanceira) }, periodo }
}

export const lerFluxoCaixa = readCase({
  action,
  named,
  input: fluxoCaixaInput,
  async run(work, { comContas, ...input }): Promise<FluxoCaixa> {
    const { scope, periodo } = await pedido(work, input)
    return fluxoCaixa(scope, periodo, comContas)
  },
})

export const lerResultado = readCase({
  action,
  named,
  input: demonstrativoInput,
  async run(work, input): Promise<Resultado> {
    const { scope, periodo } = await pedido(work, input)
    return resultado(scope, periodo)
  },
})

export const lerBalancete = readCase({
  action,
  named,
  input: demonstrativoInput,
  async run(work, input): Promise<Balancete> {
    const { scope, periodo } = await pedido(work, input)
    return balancete(scope, periodo)
  },
})

/** The ledger of a category or, without one, of an account; without both, of the church's default account. */
export interface Razao extends Periodo {
  nome: string
  /** whether debits add to the balance */
  devedora: boolean
  saldoAnterior: Decimal
  debitos: Decimal
  creditos: Decimal
  saldo: Decimal
  linhas: List<LinhaDoRazao>
}

export const lerRazao = readCase({
  action,
  named: { ...named, idCategoria: 'categoria' },
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
