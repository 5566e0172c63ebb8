import type { ColumnTexts } from '../../../kernel/feature'

export const texts: ColumnTexts = { statusPost: { 1: 'Publicado', 0: 'Oculto' } }
