import { categoriasEntrada } from '../entrada/entrada.input.js'
import { categoriasSaida } from '../saida/saida.input.js'

/** The label of a category, which differs between income and expenses. */
export const nomeCategoria = ({ tipo, categoria }: { tipo: 'entrada' | 'saida'; categoria: number }): string =>
  (tipo === 'entrada' ? categoriasEntrada : categoriasSaida)[categoria] ?? ''
