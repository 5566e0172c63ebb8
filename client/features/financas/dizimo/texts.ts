import { meiosDizimo } from '../../../gql/regras/features/financas/dizimo/dizimo.input'
import type { ColumnTexts } from '../../../kernel/feature'

export const texts: ColumnTexts = { valorDizimo: 'money', meioDizimo: meiosDizimo }
