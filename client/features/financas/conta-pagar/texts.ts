import { meiosDeBaixa } from '../../../../schema/rules/financas/baixa.input'
import { frequencias } from '../../../../schema/rules/financas/conta.input'
import type { ColumnTexts } from '../../../kernel/feature'
import { statusTexts } from '../conta'
import { contaPagarSide } from './side'

export const texts: ColumnTexts = {
  valorConta: 'money',
  valorBaixado: 'money',
  statusConta: statusTexts(contaPagarSide),
  valor: 'money',
  juros: 'money',
  multa: 'money',
  desconto: 'money',
  meio: meiosDeBaixa,
  frequencia: frequencias,
}
