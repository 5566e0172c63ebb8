import { meiosDeConta } from '../../../gql/regras/features/financas/conta-financeira/conta-do-meio.input'
import type { ColumnTexts } from '../../../kernel/feature'

export const texts: ColumnTexts = { meio: meiosDeConta }
