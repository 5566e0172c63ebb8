import { categoriasEntrada } from '../entrada/entrada.input.js'
import { categoriasSaida } from '../saida/saida.input.js'

/** The name of a category, which depends on the side of the books. */
export const nomeCategoria = ({ tipo, categoria }: { tipo: 'entrada' | 'saida'; categoria: number }): string =>
  (tipo === 'entrada' ? categoriasEntrada : categoriasSaida)[categoria] ?? ''
