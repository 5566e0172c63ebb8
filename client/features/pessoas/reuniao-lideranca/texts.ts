import { type ColumnTexts, textsOf } from '../../../kernel/feature'
import { statusReunioes } from './status'

export const texts: ColumnTexts = { statusReuniao: textsOf(statusReunioes) }
