import { type ColumnTexts, textsOf } from '../../../kernel/feature'
import { statusEnsaios } from './status'

export const texts: ColumnTexts = { statusEnsaio: textsOf(statusEnsaios) }
