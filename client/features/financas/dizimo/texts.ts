import { meiosDizimo } from '../../../gql/regras/features/financas/dizimo/dizimo.input'
import type { ColumnTexts } from '../../../kernel/house'

export const texts: ColumnTexts = { valorDizimo: 'money', meioDizimo: meiosDizimo }
