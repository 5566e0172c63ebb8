import type { DateOnly } from '../../../kernel/dates.js'
import type { Decimal } from '../../../kernel/money.js'
import type { RecordRef } from '../../../kernel/tenant/records.js'
import { contaDoExtrato } from '../conta-financeira/index.js'
import { type TotaisDaConta, type TotaisDoMes, totaisPorConta, totaisPorMes } from '../lancamento/index.js'
import { linhasDosExtratos, nomeCategoria, type TotaisDoExtrato, totaisDosExtratos } from '../livro-caixa/index.js'
import {
  categoriaDoRazao,
  type GrupoDoBalancete,
  type LinhaDaCategoria,
  type LinhaDoBalancete,
  linhasDaCategoria,
  linhasDoBalancete,
  linhasDoResultado,
  nomesDasContas,
  outrasSomas,
  type Periodo,
  type Scope,
  type SomaDoFundo,
  type SomaDoMes,
  somasDoFluxo,
  somasDosFundos,
  type TotaisDoBalancete,
  type TotaisDoRazao,
  totaisDaCategoria,
} from './demonstrativo.queries.js'
import { mesesEntre, nomeDaLinha, semRepetir, umAnoAntes } from './demonstrativo.rules.js'

const zero = '0.00'

/** A line of the cash flow: a root category with its sum, or one of those below it. */
export interface LinhaDoFluxo {
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
export interface FluxoCaixa extends Periodo {
  saldoAnterior: Decimal
  entradas: Decimal
  saidas: Decimal
  /** of accounts that begin after the first day */
  saldosIniciais: Decimal
  /** of one account: what was transferred to it minus what was transferred from it; of all, nothing */
  transferencias: Decimal
  saldo: Decimal
  meses: TotaisDoMes[]
  linhas: LinhaDoFluxo[]
  /** where the money lies; empty in the cash flow of one account */
  contas: TotaisDaConta[]
}

export async function fluxoCaixa(scope: Scope, periodo: Periodo, comContas: boolean): Promise<FluxoCaixa> {
  const { inicio, fim } = periodo
  const contas = comContas && !scope.conta ? await totaisPorConta(scope, inicio, fim) : []
  // what the accounts had is summed once
  const antes = contas.length ? contas.map(({ saldoAnterior }) => saldoAnterior) : undefined
  const meses = await totaisPorMes(scope, inicio, fim, { antes })
  const somas = await somasDoFluxo(scope, periodo)
  const total = (tipo: string) =>
    somas.find((soma) => soma.nivel === 0 && soma.mes === null && soma.tipo === tipo)?.valor ?? zero
  const totais = {
    saldoAnterior: meses[0]?.saldoAnterior ?? zero,
    entradas: total('entrada'),
    saidas: total('saida'),
    saldo: meses.at(-1)?.saldo ?? zero,
  }
  return {
    ...periodo,
    ...totais,
    ...(await outrasSomas(scope, totais, meses)),
    meses,
    linhas: semRepetir(linhasDoFluxo(somas, mesesEntre(periodo))),
    contas,
  }
}

function linhasDoFluxo(somas: readonly SomaDoMes[], meses: readonly string[]): LinhaDoFluxo[] {
  const key = ({ tipo, nivel, categoria, idCategoria }: SomaDoMes) => `${tipo} ${nivel} ${categoria} ${idCategoria}`
  const groups = Map.groupBy(
    somas.filter(({ nivel }) => nivel > 0),
    key,
  )
  return [...groups.values()].map((rows) => {
    const [{ tipo, categoria, nivel, idCategoria, registro, nomePropria }] = rows as [SomaDoMes, ...SomaDoMes[]]
    const byMonth = new Map(rows.map(({ mes, valor }) => [mes, valor]))
    return {
      tipo,
      categoria,
      nivel,
      idCategoria,
      registro,
      nome: nomeDaLinha(nomeCategoria({ tipo, categoria, nomePropria }), { nivel, idCategoria }),
      total: byMonth.get(null) ?? zero,
      meses: meses.map((mes) => byMonth.get(mes) ?? zero),
    }
  })
}

export interface LinhaDoFundo {
  tipo: 'entrada' | 'saida'
  categoria: number
  idCategoria: number | null
  registro: number | null
  nome: string
  total: Decimal
  anterior: Decimal
}

export interface Fundo {
  soma: SomaDoFundo
  linhas: LinhaDoFundo[]
}

/** The result of unrestricted and of restricted funds, compared with the same days of the year before. */
export interface Resultado extends Periodo {
  inicioAnterior: string
  fimAnterior: string
  fundos: Fundo[]
  /** of all funds */
  total: SomaDoFundo
}

export async function resultado(scope: Scope, periodo: Periodo): Promise<Resultado> {
  const antes = umAnoAntes(periodo)
  const linhas = await linhasDoResultado(scope, periodo, antes)
  const somas = await somasDosFundos(scope, linhas)
  return {
    ...periodo,
    inicioAnterior: antes.inicio,
    fimAnterior: antes.fim,
    fundos: somas
      .filter(({ restrito }) => restrito !== null)
      .map((soma) => ({
        soma,
        linhas: linhas
          .filter(({ restrita }) => restrita === soma.restrito)
          .map((linha) => ({ ...linha, nome: nomeCategoria(linha) })),
      })),
    total: somas.at(-1) as SomaDoFundo,
  }
}

/** The trial balance: accounts and categories with their balances, debits and credits. */
export interface Balancete extends Periodo {
  linhas: (Omit<LinhaDoBalancete, 'nome'> & { nome: string })[]
  totais: TotaisDoBalancete
}

const nomes: Partial<Record<GrupoDoBalancete, string>> = {
  patrimonio: 'Saldo acumulado e saldos iniciais',
  transferencia: 'Transferências com outras contas',
}

export async function balancete(scope: Scope, periodo: Periodo): Promise<Balancete> {
  const rows = await linhasDoBalancete(scope, periodo)
  const linhas = rows.map((row) => ({ ...row, tipo: row.grupo, categoria: row.categoria ?? 0 }))
  // the query always has the line of the accumulated balance, with the totals of all lines
  return {
    ...periodo,
    linhas: semRepetir(linhas).map(({ tipo: _, ...row }) => ({ ...row, nome: nomeNoBalancete(row) })),
    totais: rows[0] as TotaisDoBalancete,
  }
}

function nomeNoBalancete({ grupo, nivel, categoria, idCategoria, nome }: LinhaDoBalancete): string {
  if (grupo !== 'receita' && grupo !== 'despesa') return nome ?? nomes[grupo] ?? ''
  const tipo = grupo === 'receita' ? 'entrada' : 'saida'
  return nomeDaLinha(nomeCategoria({ tipo, categoria: categoria ?? 0, nomePropria: nome }), { nivel, idCategoria })
}

export interface LinhaDoRazao {
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

interface DoRazao {
  idCategoria?: RecordRef | null | undefined
  idContaFinanceira?: RecordRef | null | undefined
  /** null: no lines */
  page: { limit: number; offset: number } | null | undefined
}

type Ledger = TotaisDoRazao & { nome: string; devedora: boolean; linhas: LinhaDoRazao[] }

/** The ledger of a category or of an account; undefined when there is none of that number. */
export async function razao(scope: Scope, periodo: Periodo, asked: DoRazao): Promise<Ledger | undefined> {
  return asked.idCategoria ? razaoDaCategoria(scope, periodo, asked) : razaoDaConta(scope, periodo, asked)
}

async function razaoDaCategoria(scope: Scope, periodo: Periodo, { idCategoria, page }: DoRazao) {
  const categoria = await categoriaDoRazao(scope, idCategoria as RecordRef)
  if (!categoria) return
  const tipo = categoria.natureza === 'receita' ? ('entrada' as const) : ('saida' as const)
  const totais = await totaisDaCategoria(scope, categoria, periodo)
  const of = { ...periodo, saldoAnterior: totais.saldoAnterior }
  const rows = page === null ? [] : await linhasDaCategoria(scope, categoria, of, page)
  const linhas = rows.map((row) => ({ ...row, tipo, contrapartida: row.conta ?? '', ...lados(row, tipo === 'saida') }))
  return { ...totais, nome: categoria.nome, devedora: tipo === 'saida', linhas }
}

/** The side of an amount that adds to a balance or, when negative, takes from it. */
const lados = ({ valor }: Pick<LinhaDaCategoria, 'valor'>, devedora: boolean) => {
  const adds = !valor.startsWith('-')
  const amount = adds ? valor : valor.slice(1)
  return adds === devedora ? { debito: amount, credito: null } : { debito: null, credito: amount }
}

async function razaoDaConta(scope: Scope, periodo: Periodo, { idContaFinanceira, page }: DoRazao) {
  const conta = await contaDoExtrato(scope, idContaFinanceira)
  if (!conta) return
  const totais = (await totaisDosExtratos(scope, [conta], periodo))[0] as TotaisDoExtrato
  const of = { ...conta, saldoAnterior: totais.saldoAnterior }
  const rows = page === null ? [] : await linhasDosExtratos(scope, [of], periodo, page)
  const outras = rows.flatMap(({ idOutraConta }) => (idOutraConta === null ? [] : [idOutraConta]))
  const nomesDasOutras = await nomesDasContas(scope, [...new Set(outras)])
  const linhas = rows.map((row) => ({
    ...row,
    contrapartida: nomesDasOutras.get(row.idOutraConta ?? 0) ?? nomeCategoria(row),
    ...lados(row, true),
  }))
  return { ...totais, nome: conta.nome, devedora: true, linhas }
}
