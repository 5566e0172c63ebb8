import { type ColumnTexts, textsOf } from '../../../kernel/feature'
import { diaChoices } from './quando'
import { statusChoices } from './status'

export const texts: ColumnTexts = { statusCelula: textsOf(statusChoices), diaCelula: textsOf(diaChoices) }
