import type { ColumnTexts } from '../../../kernel/feature'

export const texts: ColumnTexts = { valor: 'money' }
