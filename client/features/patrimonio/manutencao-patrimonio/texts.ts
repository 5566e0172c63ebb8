import { type ColumnTexts, textsOf } from '../../../kernel/feature'
import { statusManutencoes } from './status'

export const texts: ColumnTexts = { valorManutencao: 'money', statusManutencao: textsOf(statusManutencoes) }
