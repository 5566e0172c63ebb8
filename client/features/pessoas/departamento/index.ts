export { useDepartamentoFilter, useDepartamentoSearch } from './choices'
export { Situacao } from './situacao'
