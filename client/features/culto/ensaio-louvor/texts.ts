import { type ColumnTexts, textsOf } from '../../../kernel/house'
import { statusEnsaios } from './status'

export const texts: ColumnTexts = { statusEnsaio: textsOf(statusEnsaios) }
