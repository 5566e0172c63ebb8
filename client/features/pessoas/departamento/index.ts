export { useDepartamentoFilter, useDepartamentoSearch } from './choices'
export { askForDepartments, NoDepartamentos, noneToChoose } from './no-departamentos'
export { Situacao } from './situacao'
