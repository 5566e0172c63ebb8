import { categoriasEntrada } from '../entrada/entrada.input.js'
import { categoriasSaida } from '../saida/saida.input.js'

/** The label of a line's category, which differs between income and expenses. */
export const nomeCategoria = ({ tipo, categoria }: { tipo: Tipo; categoria: number }): string =>
  outras[tipo] ?? (tipo === 'entrada' ? categoriasEntrada : categoriasSaida)[categoria] ?? ''

type Tipo = 'entrada' | 'saida' | 'saldoInicial' | 'transferencia'

/** Lines that have no category. */
const outras: Partial<Record<Tipo, string>> = { saldoInicial: 'Saldo inicial', transferencia: 'Transferência' }
