import { categoriasSaida } from '../../../../schema/rules/financas/saida.input'
import type { ColumnTexts } from '../../../kernel/feature'
import { origemTexts } from '../lancamento'

export const texts: ColumnTexts = { valor: 'money', categoria: categoriasSaida, origem: origemTexts }
