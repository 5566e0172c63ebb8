import { type ColumnTexts, textsOf } from '../../../kernel/house'
import { respostas } from './resposta'

export const texts: ColumnTexts = { resposta: textsOf(respostas) }
