import { meiosDeConta } from '../../../../schema/rules/financas/conta-do-meio.input'
import { tiposContaFinanceira } from '../../../../schema/rules/financas/conta-financeira.input'
import type { ColumnTexts } from '../../../kernel/feature'

export const texts: ColumnTexts = {
  tipo: tiposContaFinanceira,
  meio: meiosDeConta,
  saldoInicial: 'money',
  saldoInformado: 'money',
  historico: 'money',
}
