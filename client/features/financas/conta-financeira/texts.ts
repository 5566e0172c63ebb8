import { tiposContaFinanceira } from '../../../gql/regras/features/financas/conta-financeira/conta-financeira.input'
import type { ColumnTexts } from '../../../kernel/feature'

export const texts: ColumnTexts = {
  tipo: tiposContaFinanceira,
  saldoInicial: 'money',
  saldoInformado: 'money',
  historico: 'money',
}
