import { readers, workers } from '../../../kernel/access/sets.js'

export const contaFinanceiraActions = {
  'contaFinanceira.ler': readers,
  'contaFinanceira.escrever': workers,
  'contaFinanceira.exportar': workers,
} as const

type OwnActions = typeof contaFinanceiraActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
