import type { ColumnTexts } from '../../../kernel/feature'

export const texts: ColumnTexts = {
  statusGrupo: { 1: 'Ativo', 0: 'Inativo' },
  statusMembro: { 1: 'Ativo', 0: 'Inativo' },
}
