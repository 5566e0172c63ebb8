import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import type { RecordRef } from '../../../kernel/data/tenant/records.js'
import { contaOfExtrato } from '../conta-financeira/index.js'
import { type ContaTotals, type MonthTotals, totalsByConta, totalsByMonth } from '../lancamento/index.js'
import { categoriaName, type ExtratoTotals, linesOfExtratos, totalsOfExtratos } from '../livro-caixa/index.js'
import {
  type BalanceteGrupo,
  type BalanceteLine,
  type BalanceteTotals,
  type CategoriaLine,
  categoriaOfRazao,
  type FundoSum,
  linesOfBalancete,
  linesOfCategoria,
  linesOfResult,
  type MonthSum,
  namesOfContas,
  otherSums,
  type Period,
  type RazaoTotals,
  type Scope,
  sumsOfFluxo,
  sumsOfFundos,
  totalsOfCategoria,
} from './demonstrativo.queries.js'
import { lineName, monthsBetween, oneYearBefore, withoutRepeats } from './demonstrativo.rules.js'

const zero = '0.00'

/** A line of the cash flow: a root category with its sum, or one of those below it. */
interface FluxoLine {
  tipo: 'entrada' | 'saida'
  categoria: number
  nivel: number
  idCategoria: number | null
  registro: number | null
  nome: string
  total: Decimal
  /** one for each month of the period */
  meses: Decimal[]
}

/** The cash flow by the direct method: what was there, what came in and went out by category, and what is there. */
export interface FluxoCaixa extends Period {
  saldoAnterior: Decimal
  entradas: Decimal
  saidas: Decimal
  /** of accounts that begin after the first day */
  saldosIniciais: Decimal
  /** of one account: what was transferred to it minus what was transferred from it; of all, nothing */
  transferencias: Decimal
  saldo: Decimal
  meses: MonthTotals[]
  linhas: FluxoLine[]
  /** where the money lies; empty in the cash flow of one account */
  contas: ContaTotals[]
}

export async function fluxoCaixa(scope: Scope, periodo: Period, withContas: boolean): Promise<FluxoCaixa> {
  const { inicio, fim } = periodo
  const contas = withContas && !scope.conta ? await totalsByConta(scope, inicio, fim) : []
  // what the accounts had is summed once
  const antes = contas.length ? contas.map(({ saldoAnterior }) => saldoAnterior) : undefined
  const meses = await totalsByMonth(scope, inicio, fim, { antes })
  const somas = await sumsOfFluxo(scope, periodo)
  const totalOf = (tipo: string) =>
    somas.find((soma) => soma.nivel === 0 && soma.mes === null && soma.tipo === tipo)?.valor ?? zero
  const totals = {
    saldoAnterior: meses[0]?.saldoAnterior ?? zero,
    entradas: totalOf('entrada'),
    saidas: totalOf('saida'),
    saldo: meses.at(-1)?.saldo ?? zero,
  }
  return {
    ...periodo,
    ...totals,
    ...(await otherSums(scope, totals, meses)),
    meses,
    linhas: withoutRepeats(linesOfFluxo(somas, monthsBetween(periodo))),
    contas,
  }
}

function linesOfFluxo(somas: readonly MonthSum[], meses: readonly string[]): FluxoLine[] {
  const key = ({ tipo, nivel, categoria, idCategoria }: MonthSum) => `${tipo} ${nivel} ${categoria} ${idCategoria}`
  const groups = Map.groupBy(
    somas.filter(({ nivel }) => nivel > 0),
    key,
  )
  return [...groups.values()].map((rows) => {
    const [{ tipo, categoria, nivel, idCategoria, registro, nomePropria }] = rows as [MonthSum, ...MonthSum[]]
    const byMonth = new Map(rows.map(({ mes, valor }) => [mes, valor]))
    return {
      tipo,
      categoria,
      nivel,
      idCategoria,
      registro,
      nome: lineName(categoriaName({ tipo, categoria, nomePropria }), { nivel, idCategoria }),
      total: byMonth.get(null) ?? zero,
      meses: meses.map((mes) => byMonth.get(mes) ?? zero),
    }
  })
}

interface FundoLine {
  tipo: 'entrada' | 'saida'
  categoria: number
  idCategoria: number | null
  registro: number | null
  nome: string
  total: Decimal
  anterior: Decimal
}

interface Fundo {
  soma: FundoSum
  linhas: FundoLine[]
}

/** The result of unrestricted and of restricted funds, compared with the same days of the year before. */
export interface Result extends Period {
  inicioAnterior: string
  fimAnterior: string
  fundos: Fundo[]
  /** of all funds */
  total: FundoSum
}

export async function resultOf(scope: Scope, periodo: Period): Promise<Result> {
  const before = oneYearBefore(periodo)
  const linhas = await linesOfResult(scope, periodo, before)
  const somas = await sumsOfFundos(scope, linhas)
  return {
    ...periodo,
    inicioAnterior: before.inicio,
    fimAnterior: before.fim,
    fundos: somas
      .filter(({ restrito }) => restrito !== null)
      .map((soma) => ({
        soma,
        linhas: linhas
          .filter(({ restrita }) => restrita === soma.restrito)
          .map((linha) => ({ ...linha, nome: categoriaName(linha) })),
      })),
    total: somas.at(-1) as FundoSum,
  }
}

/** The trial balance: accounts and categories with their balances, debits and credits. */
export interface Balancete extends Period {
  linhas: (Omit<BalanceteLine, 'nome'> & { nome: string })[]
  totais: BalanceteTotals
}

const nomes: Partial<Record<BalanceteGrupo, string>> = {
  patrimonio: 'Saldo acumulado e saldos iniciais',
  transferencia: 'Transferências com outras contas',
}

export async function balancete(scope: Scope, periodo: Period): Promise<Balancete> {
  const rows = await linesOfBalancete(scope, periodo)
  const linhas = rows.map((row) => ({ ...row, tipo: row.grupo, categoria: row.categoria ?? 0 }))
  // the query always has the line of the accumulated balance, with the totals of all lines
  return {
    ...periodo,
    linhas: withoutRepeats(linhas).map(({ tipo: _, ...row }) => ({ ...row, nome: nameInBalancete(row) })),
    totais: rows[0] as BalanceteTotals,
  }
}

function nameInBalancete({ grupo, nivel, categoria, idCategoria, nome }: BalanceteLine): string {
  if (grupo !== 'receita' && grupo !== 'despesa') return nome ?? nomes[grupo] ?? ''
  const tipo = grupo === 'receita' ? 'entrada' : 'saida'
  return lineName(categoriaName({ tipo, categoria: categoria ?? 0, nomePropria: nome }), { nivel, idCategoria })
}

export interface RazaoLine {
  tipo: 'entrada' | 'saida' | 'transferencia' | 'saldoInicial'
  id: number
  uuid: string
  data: DateOnly
  descricao: string
  /** the other side: the category of what moved an account, the account of what a category has */
  contrapartida: string
  debito: Decimal | null
  credito: Decimal | null
  saldo: Decimal
}

interface RazaoParts {
  idCategoria?: RecordRef | null | undefined
  idContaFinanceira?: RecordRef | null | undefined
  /** null: no lines */
  page: { limit: number; offset: number } | null | undefined
}

type Ledger = RazaoTotals & { nome: string; devedora: boolean; linhas: RazaoLine[] }

/** The ledger of a category or of an account; undefined when there is none of that number. */
export async function razao(scope: Scope, periodo: Period, asked: RazaoParts): Promise<Ledger | undefined> {
  return asked.idCategoria ? razaoOfCategoria(scope, periodo, asked) : razaoOfConta(scope, periodo, asked)
}

async function razaoOfCategoria(scope: Scope, periodo: Period, { idCategoria, page }: RazaoParts) {
  const categoria = await categoriaOfRazao(scope, idCategoria as RecordRef)
  if (!categoria) return
  const tipo = categoria.natureza === 'receita' ? ('entrada' as const) : ('saida' as const)
  const totals = await totalsOfCategoria(scope, categoria, periodo)
  const of = { ...periodo, saldoAnterior: totals.saldoAnterior }
  const rows = page === null ? [] : await linesOfCategoria(scope, categoria, of, page)
  const linhas = rows.map((row) => ({
    ...row,
    tipo,
    contrapartida: row.conta ?? '',
    ...sidesOf(row, tipo === 'saida'),
  }))
  return { ...totals, nome: categoria.nome, devedora: tipo === 'saida', linhas }
}

/** The side of an amount that adds to a balance or, when negative, takes from it. */
const sidesOf = ({ valor }: Pick<CategoriaLine, 'valor'>, devedora: boolean) => {
  const adds = !valor.startsWith('-')
  const amount = adds ? valor : valor.slice(1)
  return adds === devedora ? { debito: amount, credito: null } : { debito: null, credito: amount }
}

async function razaoOfConta(scope: Scope, periodo: Period, { idContaFinanceira, page }: RazaoParts) {
  const conta = await contaOfExtrato(scope, idContaFinanceira)
  if (!conta) return
  const totals = (await totalsOfExtratos(scope, [conta], periodo))[0] as ExtratoTotals
  const of = { ...conta, saldoAnterior: totals.saldoAnterior }
  const rows = page === null ? [] : await linesOfExtratos(scope, [of], periodo, page)
  const outras = rows.flatMap(({ idOutraConta }) => (idOutraConta === null ? [] : [idOutraConta]))
  const namesOfOthers = await namesOfContas(scope, [...new Set(outras)])
  const linhas = rows.map((row) => ({
    ...row,
    contrapartida: namesOfOthers.get(row.idOutraConta ?? 0) ?? categoriaName(row),
    ...sidesOf(row, true),
  }))
  return { ...totals, nome: conta.nome, devedora: true, linhas }
}
