import { type ColumnTexts, textsOf } from '../../../kernel/feature'
import { nomeAcao } from '../acoes'
import { alcances } from './alcances'

export const texts: ColumnTexts = {
  alcance: textsOf(alcances),
  acoes: async () => (value) => (JSON.parse(value) as string[]).map(nomeAcao).join('; '),
}
