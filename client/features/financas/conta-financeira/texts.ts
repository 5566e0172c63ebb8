import { meiosDeConta } from '../../../gql/regras/features/financas/conta-financeira/conta-do-meio.input'
import { tiposContaFinanceira } from '../../../gql/regras/features/financas/conta-financeira/conta-financeira.input'
import type { ColumnTexts } from '../../../kernel/feature'

export const texts: ColumnTexts = {
  tipo: tiposContaFinanceira,
  meio: meiosDeConta,
  saldoInicial: 'money',
  saldoInformado: 'money',
  historico: 'money',
}
