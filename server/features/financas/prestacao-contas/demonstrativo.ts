import { hashToken } from '../../../kernel/crypto.js'
import type { DateOnly } from '../../../kernel/dates.js'
import type { Decimal } from '../../../kernel/money.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { categoriasEntrada } from '../entrada/index.js'
import { fimDoMes, totaisDoPeriodo, totaisPorCategoria, totaisPorConta, totaisPorMes } from '../lancamento/index.js'
import { categoriasSaida } from '../saida/index.js'
import { periodoAnterior } from './prestacao-contas.rules.js'

export interface LinhaDoDemonstrativo {
  tipo: 'entrada' | 'saida'
  nome: string
  valor: Decimal
  /** in the period before */
  anterior: Decimal
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
  contas: { nome: string; saldoAnterior: Decimal; saldo: Decimal }[]
  meses: { mes: string; entradas: Decimal; saidas: Decimal; saldo: Decimal }[]
}

const nomes = { entrada: categoriasEntrada, saida: categoriasSaida }

/**
 * The figures of a church between two months.
 * @param de 'AAAA-MM'
 * @param ate 'AAAA-MM'
 */
export async function calcular(
  scope: Pick<Reading, 'db'> & { idCliente: number },
  { de, ate }: { de: string; ate: string },
): Promise<Demonstrativo> {
  const antes = periodoAnterior(de, ate)
  const [inicio, fim] = [`${de}-01`, fimDoMes(ate)]
  const [inicioAntes, fimAntes] = [`${antes.de}-01`, fimDoMes(antes.ate)]
  const totais = await totaisDoPeriodo(scope, inicio, fim)
  const totaisAntes = await totaisDoPeriodo(scope, inicioAntes, fimAntes)
  const [agora, passado] = [
    await totaisPorCategoria(scope, inicio, fim),
    await totaisPorCategoria(scope, inicioAntes, fimAntes),
  ]
  const same = (one: { tipo: string; categoria: number }) => (other: { tipo: string; categoria: number }) =>
    one.tipo === other.tipo && one.categoria === other.categoria
  const gone = passado.filter((linha) => !agora.some(same(linha))).map((linha) => ({ ...linha, total: '0.00' }))
  const contas = await totaisPorConta(scope, inicio, fim)
  const meses = await totaisPorMes(scope, inicio, fim)
  return {
    inicio,
    fim,
    saldoAnterior: totais.saldoAnterior,
    entradas: totais.entradas,
    saidas: totais.saidas,
    saldosIniciais: totais.saldosIniciais,
    saldo: totais.saldo,
    anterior: { inicio: inicioAntes, fim: fimAntes, entradas: totaisAntes.entradas, saidas: totaisAntes.saidas },
    linhas: [...agora, ...gone]
      .sort((a, b) => a.tipo.localeCompare(b.tipo))
      .map((linha) => ({
        tipo: linha.tipo,
        nome: nomes[linha.tipo][linha.categoria] ?? 'Outros',
        valor: linha.total,
        anterior: passado.find(same(linha))?.total ?? '0.00',
      })),
    contas: contas.map(({ nome, saldoAnterior, saldo }) => ({ nome, saldoAnterior, saldo })),
    meses: meses.map(({ mes, entradas, saidas, saldo }) => ({ mes, entradas, saidas, saldo })),
  }
}

/** SHA-256 of the figures, in hexadecimal: whoever has the same text computes the same. */
export const impressaoDe = (demonstrativo: string): string => hashToken(demonstrativo)
