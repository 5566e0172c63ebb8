import { categoriasSaida } from '../../../gql/regras/features/financas/saida/saida.input'
import type { ColumnTexts } from '../../../kernel/feature'
import { origemTexts } from '../lancamento'

export const texts: ColumnTexts = { valor: 'money', categoria: categoriasSaida, origem: origemTexts }
