import { meiosDizimo } from '../../../../schema/rules/financas/dizimo.input'
import { type ColumnTexts, textsOf } from '../../../kernel/feature'
import { statusChoices, tipoChoices } from './status'

export const texts: ColumnTexts = {
  alvoCampanha: 'money',
  ajuste: 'money',
  statusCampanha: textsOf(statusChoices),
  tipoCampanha: textsOf(tipoChoices),
  // the fields of the donations
  valorDoacao: 'money',
  meioDoacao: meiosDizimo,
}
