import type { ColumnTexts } from '../../../kernel/house'

export const texts: ColumnTexts = { valorCompraPatrimonio: 'money', valorAtualPatrimonio: 'money' }
