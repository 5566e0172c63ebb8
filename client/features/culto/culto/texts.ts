import { type ColumnTexts, textsOf } from '../../../kernel/house'
import { statusChoices } from './status'

export const texts: ColumnTexts = { statusCulto: textsOf(statusChoices) }
