import { naturezas, tiposPagamento } from '../../../gql/regras/features/financas/categoria/categoria.input'
import type { ColumnTexts } from '../../../kernel/feature'

export const texts: ColumnTexts = { natureza: naturezas, tipoPagamento: tiposPagamento }
