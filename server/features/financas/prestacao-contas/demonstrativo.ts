import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import { sha256 } from '../../../kernel/base/crypto.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { somaDe } from '../conta/index.js'
import { categoriasEntrada } from '../entrada/index.js'
import {
  endOfMonth,
  type FundoResult,
  type PlanoTotal,
  resultByFundo,
  totalsByConta,
  totalsByMonth,
  totalsByPlano,
  totalsOfPeriod,
} from '../lancamento/index.js'
import { type PlannedOfCategoria, plannedBetween, previsaoName } from '../previsao-orcamentaria/index.js'
import { categoriasSaida } from '../saida/index.js'
import { previousPeriod } from './prestacao-contas.rules.js'

interface DemonstrativoLine {
  tipo: 'entrada' | 'saida'
  nome: string
  valor: Decimal
  /** in the period before */
  anterior: Decimal
  /** in the statements that have a budget */
  previsto?: Decimal
}

/** What the church's approved budgets plan for the months of a statement. */
interface PlannedDemonstrativo {
  /** their names; they may be revised later */
  previsoes: string[]
  entradas: Decimal
  saidas: Decimal
}

/** The figures of closed months. It names nothing by its number, so it can be read for ever, and in any installation. */
export interface Demonstrativo {
  inicio: DateOnly
  fim: DateOnly
  saldoAnterior: Decimal
  entradas: Decimal
  saidas: Decimal
  /** opening balances of the accounts that begin within the period */
  saldosIniciais: Decimal
  saldo: Decimal
  /** the period of the same length before it */
  anterior: { inicio: DateOnly; fim: DateOnly; entradas: Decimal; saidas: Decimal }
  linhas: DemonstrativoLine[]
  /** of unrestricted and of restricted funds; statements from before the chart of accounts have none */
  fundos?: FundoResult[]
  contas: { nome: string; saldoAnterior: Decimal; saldo: Decimal }[]
  meses: { mes: string; entradas: Decimal; saidas: Decimal; saldo: Decimal }[]
  /** absent when a year of these months has no approved budget, and in statements from before budgets */
  previsto?: PlannedDemonstrativo
}

type Categoria = Pick<PlanoTotal, 'tipo' | 'categoria' | 'idCategoria' | 'nomePropria'>

const nomes = { entrada: categoriasEntrada, saida: categoriasSaida }

type Scope = Pick<Reading, 'db'> & { idCliente: number }

interface Months {
  /** 'AAAA-MM' */
  de: string
  ate: string
}

/** What the books say of these months. */
async function livroNumbers(scope: Scope, { de, ate }: Months) {
  const before = previousPeriod(de, ate)
  const [inicio, fim] = [`${de}-01`, endOfMonth(ate)]
  const [inicioAntes, fimAntes] = [`${before.de}-01`, endOfMonth(before.ate)]
  // what the accounts had is summed once, and what was there before the earlier period is not asked
  const contas = await totalsByConta(scope, inicio, fim)
  const fromStart = contas.map(({ saldoAnterior }) => saldoAnterior)
  const totals = await totalsOfPeriod(scope, inicio, fim, fromStart)
  const totalsBefore = await totalsOfPeriod(scope, inicioAntes, fimAntes, [])
  const agora = await totalsByPlano(scope, inicio, fim)
  const passado = await totalsByPlano(scope, inicioAntes, fimAntes)
  const meses = await totalsByMonth(scope, inicio, fim, { antes: fromStart })
  const numeros: Demonstrativo = {
    inicio,
    fim,
    saldoAnterior: totals.saldoAnterior,
    entradas: totals.entradas,
    saidas: totals.saidas,
    saldosIniciais: totals.saldosIniciais,
    saldo: totals.saldo,
    anterior: { inicio: inicioAntes, fim: fimAntes, entradas: totalsBefore.entradas, saidas: totalsBefore.saidas },
    linhas: linesOf(agora, passado),
    fundos: await resultByFundo(scope, inicio, fim),
    contas: contas.map(({ nome, saldoAnterior, saldo }) => ({ nome, saldoAnterior, saldo })),
    meses: meses.map(({ mes, entradas, saidas, saldo }) => ({ mes, entradas, saidas, saldo })),
  }
  // accounts that were sent before gifts to campaigns counted as restricted stay as they were read
  const comoAntes = { ...numeros, fundos: await resultByFundo(scope, inicio, fim, true) }
  return { numeros, comoAntes, agora, passado }
}

/**
 * The figures of a church between two months, with what its budgets plan for them.
 * @param sent the figures that were sent to the council before. If they are the same but for a budget that was approved
 *   since, these have no budget either: what the council has read stays as it is, and so do its opinions.
 */
export async function compute(scope: Scope, meses: Months, sent?: Demonstrativo | null): Promise<Demonstrativo> {
  const { numeros, comoAntes, agora, passado } = await livroNumbers(scope, meses)
  const antiga = sent?.fundos && JSON.stringify(sent.fundos) === JSON.stringify(comoAntes.fundos)
  const semPrevisto = antiga ? comoAntes : numeros
  if (sent && haveSameNumbers(sent, semPrevisto)) return semPrevisto
  const planned = await plannedBetween(scope, semPrevisto.inicio, semPrevisto.fim)
  if (!planned) return semPrevisto
  const plannedOfTipo = (tipo: string) => planned.linhas.find((linha) => linha.tipo === tipo)?.doTipo ?? '0.00'
  const withPlanned = (linhas: typeof planned.linhas): Demonstrativo => ({
    ...semPrevisto,
    linhas: linesOf(agora, passado, linhas),
    previsto: {
      previsoes: planned.previsoes.map(previsaoName),
      entradas: plannedOfTipo('entrada'),
      saidas: plannedOfTipo('saida'),
    },
  })
  // categories that were merged since do not change accounts that were already sent, either
  const asItWas = withPlanned(planned.linhas)
  return sent && haveSameNumbers(sent, asItWas) ? asItWas : withPlanned(followingJuncoes(planned.linhas, agora))
}

/** The figures of now, if the books say something else of these months than was sent. */
export async function changedNumbers(scope: Scope, meses: Months, sent: Demonstrativo): Promise<Demonstrativo | null> {
  const { numeros, comoAntes } = await livroNumbers(scope, meses)
  const before = withoutPlanned(sent)
  return haveSameNumbers(before, numeros) || haveSameNumbers(before, comoAntes) ? null : numeros
}

const withoutPlanned = ({ previsto: _, linhas, ...numeros }: Demonstrativo): Demonstrativo => ({
  ...numeros,
  linhas: linhas.map(({ previsto: _, ...linha }) => linha),
})

/**
 * Whether two demonstratives have the same figures. Names do not count, nor do lines without any amount: a category or an
 * account that is renamed, or that has nothing in these months, changes no figure.
 */
export function haveSameNumbers(before: Demonstrativo, now: Demonstrativo): boolean {
  const { fundos, ...semFundos } = now
  return numbersOnly(before) === numbersOnly(before.fundos ? now : semFundos)
}

function numbersOnly({ linhas, contas, fundos, previsto, ...totais }: Demonstrativo): string {
  return JSON.stringify({
    ...totais,
    linhas: withAmount(linhas),
    contas: withAmount(contas),
    fundos,
    previsto: previsto && { entradas: previsto.entradas, saidas: previsto.saidas },
  })
}

const withAmount = (rows: readonly { nome: string; tipo?: string }[]): string[] =>
  rows
    .flatMap(({ nome: _, tipo, ...valores }) => {
      const amounts: Decimal[] = Object.values(valores)
      return amounts.some((valor) => valor !== '0.00') ? `${tipo} ${amounts.join(' ')}` : []
    })
    .sort()

const same = (one: Categoria) => (other: Categoria) =>
  one.tipo === other.tipo && one.categoria === other.categoria && one.idCategoria === other.idCategoria

/** What is planned for a merged category counts for the one that it was merged into, unless it has entries in these months. */
function followingJuncoes(linhas: readonly PlannedOfCategoria[], agora: readonly PlanoTotal[]): PlannedOfCategoria[] {
  const lines: PlannedOfCategoria[] = []
  for (const linha of linhas) {
    const now = linha.destino && !agora.some(same(linha)) ? { ...linha, ...linha.destino } : linha
    const at = lines.findIndex(same(now))
    const there = lines[at]
    if (there) lines[at] = { ...there, previsto: somaDe(there.previsto, now.previsto) }
    else lines.push(now)
  }
  return lines
}

/** The categories with entries now, then those that had some before or for which something is planned. */
function linesOf(
  now: readonly PlanoTotal[],
  past: readonly PlanoTotal[],
  planned?: readonly (Categoria & { previsto: Decimal })[],
): DemonstrativoLine[] {
  const gone = past.filter((linha) => !now.some(same(linha)))
  const unused = planned?.filter((linha) => ![...now, ...past].some(same(linha))) ?? []
  return [...now, ...[...gone, ...unused].map((linha) => ({ ...linha, total: '0.00' }))]
    .sort((a, b) => a.tipo.localeCompare(b.tipo))
    .map((linha) => ({
      tipo: linha.tipo,
      nome: linha.nomePropria ?? nomes[linha.tipo][linha.categoria] ?? 'Outros',
      valor: linha.total,
      anterior: past.find(same(linha))?.total ?? '0.00',
      ...(planned && { previsto: planned.find(same(linha))?.previsto ?? '0.00' }),
    }))
}

/** SHA-256 of the figures, in hexadecimal: whoever has the same text computes the same. */
export const impressaoOf = (demonstrativo: string): string => sha256(demonstrativo)
