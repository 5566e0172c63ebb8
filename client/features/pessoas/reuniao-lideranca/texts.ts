import { type ColumnTexts, textsOf } from '../../../kernel/house'
import { statusReunioes } from './status'

export const texts: ColumnTexts = { statusReuniao: textsOf(statusReunioes) }
