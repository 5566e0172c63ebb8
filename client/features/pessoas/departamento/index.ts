export { useDepartamentoChoices, useDepartamentoSearch } from './choices'
export { Situacao } from './situacao'
