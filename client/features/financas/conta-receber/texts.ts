import type { ColumnTexts } from '../../../kernel/feature'
import { baixaTexts, statusTexts } from '../conta'
import { contaReceberSide } from './side'

export const texts: ColumnTexts = {
  valorConta: 'money',
  valorBaixado: 'money',
  statusConta: statusTexts(contaReceberSide),
  ...baixaTexts,
}
