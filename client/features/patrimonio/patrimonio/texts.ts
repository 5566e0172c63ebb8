import type { ColumnTexts } from '../../../kernel/feature'

export const texts: ColumnTexts = { valorCompraPatrimonio: 'money', valorAtualPatrimonio: 'money' }
