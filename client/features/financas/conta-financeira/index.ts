export { useContaFinanceira, useContaFinanceiraChoices } from './choices'
export { ContaFinanceiraField, ContaFinanceiraSelect } from './field'
