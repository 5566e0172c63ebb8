import { parentescos } from '../../../../schema/rules/pessoas/parentesco.input'
import type { ColumnTexts } from '../../../kernel/feature'

export const texts: ColumnTexts = {
  tipo: Object.fromEntries(Object.entries(parentescos).map(([tipo, { nome }]) => [tipo, nome])),
}
