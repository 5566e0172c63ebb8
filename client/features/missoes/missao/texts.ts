import { type ColumnTexts, textsOf } from '../../../kernel/feature'
import { statusChoices } from './status'

export const texts: ColumnTexts = {
  statusMissao: textsOf(statusChoices),
  // the fields of the members
  statusMembro: { ativo: 'Ativo', inativo: 'Inativo' },
}
