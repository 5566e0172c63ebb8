import type { ColumnTexts } from '../../../kernel/house'

export const texts: ColumnTexts = { status: { 1: 'Ativado', 0: 'Desativado' } }
