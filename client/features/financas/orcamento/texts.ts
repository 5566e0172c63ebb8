import { type ColumnTexts, textsOf } from '../../../kernel/feature'
import { statusOrcamentos } from './status'

export const texts: ColumnTexts = { valorOrcamento: 'money', statusOrcamento: textsOf(statusOrcamentos) }
