import type { ColumnTexts } from '../../../kernel/feature'

export const texts: ColumnTexts = {
  statusMembro: { ativo: 'Ativo', inativo: 'Inativo' },
}
