export { useDepartamentoFilter, useDepartamentoSearch } from './choices'
export { NoDepartamentos } from './no-departamentos'
export { Situacao } from './situacao'
