export { useContaFinanceira, useContaFinanceiraChoices, useContasAtivas } from './choices'
export { ContaFinanceiraField, ContaFinanceiraSelect } from './field'
