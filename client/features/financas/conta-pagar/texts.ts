import type { ColumnTexts } from '../../../kernel/feature'
import { baixaTexts, statusTexts } from '../conta'
import { contaPagarSide } from './side'

export const texts: ColumnTexts = {
  valorConta: 'money',
  valorBaixado: 'money',
  statusConta: statusTexts(contaPagarSide),
  ...baixaTexts,
}
