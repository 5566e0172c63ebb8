import { meiosDeBaixa } from '../../../gql/regras/features/financas/conta/baixa.input'
import type { ColumnTexts } from '../../../kernel/feature'

/** The texts of a payment's amounts and means in the audit log. */
export const baixaTexts: ColumnTexts = {
  valor: 'money',
  juros: 'money',
  multa: 'money',
  desconto: 'money',
  meio: meiosDeBaixa,
}
