import { type ColumnTexts, textsOf } from '../../../kernel/feature'
import { finalidadeChoices } from './finalidades'

export const texts: ColumnTexts = { finalidade: textsOf(finalidadeChoices) }
