import { meiosDizimo } from '../../../../schema/rules/financas/dizimo.input'
import type { ColumnTexts } from '../../../kernel/feature'

export const texts: ColumnTexts = { valorDizimo: 'money', meioDizimo: meiosDizimo }
