import type { ColumnTexts } from '../../../kernel/house'

export const texts: ColumnTexts = { oferta: 'money' }
