import { type ColumnTexts, textsOf } from '../../../kernel/feature'
import { situacaoChoices } from './situacao'

export const texts: ColumnTexts = { situacao: textsOf(situacaoChoices) }
