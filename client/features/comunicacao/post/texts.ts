import type { ColumnTexts } from '../../../kernel/house'

export const texts: ColumnTexts = { statusPost: { 1: 'Publicado', 0: 'Oculto' } }
