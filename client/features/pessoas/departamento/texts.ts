import type { ColumnTexts } from '../../../kernel/feature'

export const texts: ColumnTexts = {
  status: { 1: 'Ativo', 0: 'Inativo' },
  // the fields of the members
  statusMembro: { ativo: 'Ativo', inativo: 'Inativo' },
}
