export { useContaFinanceira, useContaFinanceiraChoices, useContasAtivas } from './choices'
export { ContaFinanceiraChoicesDocument } from './choices.generated'
export { ContaFinanceiraField, ContaFinanceiraSelect } from './field'
export { contaFinanceiraUrls } from './urls'
