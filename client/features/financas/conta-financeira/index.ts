export {
  useConfirmAnterior,
  useContaFinanceira,
  useContaFinanceiraChoices,
  useContasAtivas,
  useContasDaFolha,
} from './choices'
export { ContaFinanceiraChoicesDocument } from './choices.generated'
export { ContaFinanceiraField, ContaFinanceiraSelect } from './field'
export { usePerguntaDosMeios } from './meios'
export { contaFinanceiraUrls } from './urls'
