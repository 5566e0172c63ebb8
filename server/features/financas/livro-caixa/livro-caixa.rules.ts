import { categoriasEntrada } from '../../../../schema/rules/financas/entrada.input.js'
import { categoriasSaida } from '../../../../schema/rules/financas/saida.input.js'
import type { Decimal } from '../../../../schema/rules/money.js'

/** The label of a line's category: the church's own one, or the fixed one, which differs between income and expenses. */
export const categoriaName = ({
  tipo,
  categoria,
  nomePropria,
}: {
  tipo: Tipo
  categoria: number
  nomePropria?: string | null
}): string => nomePropria ?? outras[tipo] ?? (tipo === 'entrada' ? categoriasEntrada : categoriasSaida)[categoria] ?? ''

type Tipo = 'entrada' | 'saida' | 'saldoInicial' | 'transferencia'

/** Lines that have no category. */
const outras: Partial<Record<Tipo, string>> = { saldoInicial: 'Saldo inicial', transferencia: 'Transferência' }

/** A line of a cash book or a statement: its kind and its amount. */
interface Line {
  tipo: Tipo
  valor: Decimal
}

/** What a line shows as income, null for others: an income, or what was transferred to the account of the book. */
export const entradaOf = ({ tipo, valor }: Line): Decimal | null =>
  tipo === 'entrada' || (tipo === 'transferencia' && !isNegative(valor)) ? valor : null

/**
 * What a line of a cash book shows as expense, null for others: an expense, or what was transferred from the account
 * of the book, without its sign.
 */
export const saidaOf = ({ tipo, valor }: Line): Decimal | null => {
  if (tipo === 'saida') return valor
  return tipo === 'transferencia' && isNegative(valor) ? valor.slice(1) : null
}

/** The same for a line of a statement, whose expenses are negative. */
export const saidaOfExtrato = ({ tipo, valor }: Line): Decimal | null =>
  saidaOf(tipo === 'saida' ? { tipo, valor: negated(valor) } : { tipo, valor })

const isNegative = (valor: Decimal): boolean => valor.startsWith('-')

const negated = (valor: Decimal): Decimal => (isNegative(valor) ? valor.slice(1) : `-${valor}`)
