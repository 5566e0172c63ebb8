import { categoriasEntrada } from '../../../../schema/rules/financas/entrada.input'
import type { ColumnTexts } from '../../../kernel/feature'
import { origemTexts } from '../lancamento'

export const texts: ColumnTexts = { valor: 'money', categoria: categoriasEntrada, origem: origemTexts }
