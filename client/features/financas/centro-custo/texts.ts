import type { ColumnTexts } from '../../../kernel/feature'

export const texts: ColumnTexts = { status: { 1: 'Ativado', 0: 'Desativado' } }
