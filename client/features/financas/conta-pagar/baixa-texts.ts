import type { ColumnTexts } from '../../../kernel/feature'
import { baixaTexts } from '../conta'

export const texts: ColumnTexts = baixaTexts
