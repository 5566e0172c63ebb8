import { type ColumnTexts, textsOf } from '../../../kernel/feature'
import { respostas } from './resposta'

export const texts: ColumnTexts = { resposta: textsOf(respostas) }
