import { type ColumnTexts, textsOf } from '../../../kernel/feature'

/** Of the requests for a substitute (`situacao`) and of the answers of those who were asked (`resposta`). */
export const texts: ColumnTexts = {
  situacao: textsOf([
    { value: 'aberto', label: 'Aberto' },
    { value: 'aceito', label: 'Aceito' },
    { value: 'encerrado', label: 'Encerrado' },
  ]),
  resposta: textsOf([
    { value: 'pendente', label: 'Pendente' },
    { value: 'aceito', label: 'Aceitou' },
    { value: 'recusado', label: 'Recusou' },
  ]),
}
