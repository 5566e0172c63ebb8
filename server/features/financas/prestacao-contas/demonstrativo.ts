import { sha256 } from '../../../kernel/crypto.js'
import type { DateOnly } from '../../../kernel/dates.js'
import type { Decimal } from '../../../kernel/money.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { somaDe } from '../conta/index.js'
import { categoriasEntrada } from '../entrada/index.js'
import {
  fimDoMes,
  type ResultadoDoFundo,
  resultadoPorFundo,
  type TotalDoPlano,
  totaisDoPeriodo,
  totaisPorConta,
  totaisPorMes,
  totaisPorPlano,
} from '../lancamento/index.js'
import { nomePrevisao, type PrevistoDaCategoria, previstoEntre } from '../previsao-orcamentaria/index.js'
import { categoriasSaida } from '../saida/index.js'
import { periodoAnterior } from './prestacao-contas.rules.js'

export interface LinhaDoDemonstrativo {
  tipo: 'entrada' | 'saida'
  nome: string
  valor: Decimal
  /** in the period before */
  anterior: Decimal
  /** in the statements that have a budget */
  previsto?: Decimal
}

/** What the church's approved budgets plan for the months of a statement. */
interface PrevistoDoDemonstrativo {
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
  linhas: LinhaDoDemonstrativo[]
  /** of unrestricted and of restricted funds; statements from before the chart of accounts have none */
  fundos?: ResultadoDoFundo[]
  contas: { nome: string; saldoAnterior: Decimal; saldo: Decimal }[]
  meses: { mes: string; entradas: Decimal; saidas: Decimal; saldo: Decimal }[]
  /** absent when a year of these months has no approved budget, and in statements from before budgets */
  previsto?: PrevistoDoDemonstrativo
}

type Categoria = Pick<TotalDoPlano, 'tipo' | 'categoria' | 'idCategoria' | 'nomePropria'>

const nomes = { entrada: categoriasEntrada, saida: categoriasSaida }

type Scope = Pick<Reading, 'db'> & { idCliente: number }

interface Meses {
  /** 'AAAA-MM' */
  de: string
  ate: string
}

/** What the books say of these months. */
async function doLivro(scope: Scope, { de, ate }: Meses) {
  const antes = periodoAnterior(de, ate)
  const [inicio, fim] = [`${de}-01`, fimDoMes(ate)]
  const [inicioAntes, fimAntes] = [`${antes.de}-01`, fimDoMes(antes.ate)]
  // what the accounts had is summed once, and what was there before the earlier period is not asked
  const contas = await totaisPorConta(scope, inicio, fim)
  const doComeco = contas.map(({ saldoAnterior }) => saldoAnterior)
  const totais = await totaisDoPeriodo(scope, inicio, fim, doComeco)
  const totaisAntes = await totaisDoPeriodo(scope, inicioAntes, fimAntes, [])
  const agora = await totaisPorPlano(scope, inicio, fim)
  const passado = await totaisPorPlano(scope, inicioAntes, fimAntes)
  const meses = await totaisPorMes(scope, inicio, fim, { antes: doComeco })
  const numeros: Demonstrativo = {
    inicio,
    fim,
    saldoAnterior: totais.saldoAnterior,
    entradas: totais.entradas,
    saidas: totais.saidas,
    saldosIniciais: totais.saldosIniciais,
    saldo: totais.saldo,
    anterior: { inicio: inicioAntes, fim: fimAntes, entradas: totaisAntes.entradas, saidas: totaisAntes.saidas },
    linhas: linhasDe(agora, passado),
    fundos: await resultadoPorFundo(scope, inicio, fim),
    contas: contas.map(({ nome, saldoAnterior, saldo }) => ({ nome, saldoAnterior, saldo })),
    meses: meses.map(({ mes, entradas, saidas, saldo }) => ({ mes, entradas, saidas, saldo })),
  }
  // accounts that were sent before gifts to campaigns counted as restricted stay as they were read
  const comoAntes = { ...numeros, fundos: await resultadoPorFundo(scope, inicio, fim, true) }
  return { numeros, comoAntes, agora, passado }
}

/**
 * The figures of a church between two months, with what its budgets plan for them.
 * @param enviado the figures that were sent to the council before. If they are the same but for a budget that was approved
 *   since, these have no budget either: what the council has read stays as it is, and so do its opinions.
 */
export async function calcular(scope: Scope, meses: Meses, enviado?: Demonstrativo | null): Promise<Demonstrativo> {
  const { numeros, comoAntes, agora, passado } = await doLivro(scope, meses)
  const antiga = enviado?.fundos && JSON.stringify(enviado.fundos) === JSON.stringify(comoAntes.fundos)
  const semPrevisto = antiga ? comoAntes : numeros
  if (enviado && mesmosNumeros(enviado, semPrevisto)) return semPrevisto
  const previsto = await previstoEntre(scope, semPrevisto.inicio, semPrevisto.fim)
  if (!previsto) return semPrevisto
  const doTipo = (tipo: string) => previsto.linhas.find((linha) => linha.tipo === tipo)?.doTipo ?? '0.00'
  const comPrevisto = (linhas: typeof previsto.linhas): Demonstrativo => ({
    ...semPrevisto,
    linhas: linhasDe(agora, passado, linhas),
    previsto: {
      previsoes: previsto.previsoes.map(nomePrevisao),
      entradas: doTipo('entrada'),
      saidas: doTipo('saida'),
    },
  })
  // categories that were merged since do not change accounts that were already sent, either
  const comoEra = comPrevisto(previsto.linhas)
  return enviado && mesmosNumeros(enviado, comoEra) ? comoEra : comPrevisto(seguindoJuncoes(previsto.linhas, agora))
}

/** The figures of now, if the books say something else of these months than was sent. */
export async function numerosMudados(
  scope: Scope,
  meses: Meses,
  enviado: Demonstrativo,
): Promise<Demonstrativo | null> {
  const { numeros, comoAntes } = await doLivro(scope, meses)
  const antes = semOPrevisto(enviado)
  return mesmosNumeros(antes, numeros) || mesmosNumeros(antes, comoAntes) ? null : numeros
}

const semOPrevisto = ({ previsto: _, linhas, ...numeros }: Demonstrativo): Demonstrativo => ({
  ...numeros,
  linhas: linhas.map(({ previsto: _, ...linha }) => linha),
})

/**
 * Whether two demonstratives have the same figures. Names do not count, nor do lines without any amount: a category or an
 * account that is renamed, or that has nothing in these months, changes no figure.
 */
export function mesmosNumeros(antes: Demonstrativo, agora: Demonstrativo): boolean {
  const { fundos, ...semFundos } = agora
  return soNumeros(antes) === soNumeros(antes.fundos ? agora : semFundos)
}

function soNumeros({ linhas, contas, fundos, previsto, ...totais }: Demonstrativo): string {
  return JSON.stringify({
    ...totais,
    linhas: comValor(linhas),
    contas: comValor(contas),
    fundos,
    previsto: previsto && { entradas: previsto.entradas, saidas: previsto.saidas },
  })
}

const comValor = (rows: readonly { nome: string; tipo?: string }[]): string[] =>
  rows
    .flatMap(({ nome: _, tipo, ...valores }) => {
      const amounts: Decimal[] = Object.values(valores)
      return amounts.some((valor) => valor !== '0.00') ? `${tipo} ${amounts.join(' ')}` : []
    })
    .sort()

const same = (one: Categoria) => (other: Categoria) =>
  one.tipo === other.tipo && one.categoria === other.categoria && one.idCategoria === other.idCategoria

/** What is planned for a merged category counts for the one that it was merged into, unless it has entries in these months. */
function seguindoJuncoes(
  linhas: readonly PrevistoDaCategoria[],
  agora: readonly TotalDoPlano[],
): PrevistoDaCategoria[] {
  const lines: PrevistoDaCategoria[] = []
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
function linhasDe(
  agora: readonly TotalDoPlano[],
  passado: readonly TotalDoPlano[],
  previsto?: readonly (Categoria & { previsto: Decimal })[],
): LinhaDoDemonstrativo[] {
  const gone = passado.filter((linha) => !agora.some(same(linha)))
  const unused = previsto?.filter((linha) => ![...agora, ...passado].some(same(linha))) ?? []
  return [...agora, ...[...gone, ...unused].map((linha) => ({ ...linha, total: '0.00' }))]
    .sort((a, b) => a.tipo.localeCompare(b.tipo))
    .map((linha) => ({
      tipo: linha.tipo,
      nome: linha.nomePropria ?? nomes[linha.tipo][linha.categoria] ?? 'Outros',
      valor: linha.total,
      anterior: passado.find(same(linha))?.total ?? '0.00',
      ...(previsto && { previsto: previsto.find(same(linha))?.previsto ?? '0.00' }),
    }))
}

/** SHA-256 of the figures, in hexadecimal: whoever has the same text computes the same. */
export const impressaoDe = (demonstrativo: string): string => sha256(demonstrativo)
