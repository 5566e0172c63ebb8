import { naturezas, tiposPagamento } from '../../../../schema/rules/financas/categoria.input'
import type { ColumnTexts } from '../../../kernel/feature'

export const texts: ColumnTexts = { natureza: naturezas, tipoPagamento: tiposPagamento }
