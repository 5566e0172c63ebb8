import { type ColumnTexts, textsOf } from '../../../kernel/feature'
import { motivoTexts, situacaoChoices } from './situacoes'

export const texts: ColumnTexts = {
  valor: 'money',
  valorDevolvido: 'money',
  situacao: {
    ...textsOf(situacaoChoices),
    EM_PROCESSAMENTO: 'Em processamento',
    DEVOLVIDO: 'Devolvido',
    NAO_REALIZADO: 'Não realizado',
  },
  motivo: motivoTexts,
}
