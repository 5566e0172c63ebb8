import { type ColumnTexts, textsOf } from '../../../kernel/house'
import { diaChoices } from './quando'
import { statusChoices } from './status'

export const texts: ColumnTexts = { statusCelula: textsOf(statusChoices), diaCelula: textsOf(diaChoices) }
