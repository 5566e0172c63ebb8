import { type ColumnTexts, textsOf } from '../../../kernel/feature'
import { statusChoices } from './status'

export const texts: ColumnTexts = { statusCulto: textsOf(statusChoices) }
