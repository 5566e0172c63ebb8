import { type ColumnTexts, textsOf } from '../../../kernel/house'
import { statusOrcamentos } from './status'

export const texts: ColumnTexts = { valorOrcamento: 'money', statusOrcamento: textsOf(statusOrcamentos) }
