export { useDepartamentoFilter, useDepartamentoSearch } from './choices'
export { DepartamentoField } from './field'
export { askForDepartments, NoDepartamentos, noneToChoose } from './no-departamentos'
export { Situacao } from './situacao'
