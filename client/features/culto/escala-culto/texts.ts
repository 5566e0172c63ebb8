import { type ColumnTexts, textsOf } from '../../../kernel/feature'
import { respostas } from './resposta'

/** Texts of roster entries, of requests for a substitute (`situacao`), and of the answers of those who were asked. */
export const texts: ColumnTexts = {
  situacao: textsOf([
    { value: 'aberto', label: 'Aberto' },
    { value: 'aceito', label: 'Aceito' },
    { value: 'encerrado', label: 'Encerrado' },
  ]),
  resposta: textsOf([...respostas, { value: 'aceito', label: 'Aceitou' }, { value: 'recusado', label: 'Recusou' }]),
}
