import type { ColumnTexts } from '../../../kernel/feature'

export const texts: ColumnTexts = {
  status: { 1: 'Ativo', 0: 'Inativo' },
}
