export { useDepartamentoChoices, useDepartamentoSearch } from './choices'
export { useExcluirDepartamento } from './excluir'
export { Situacao } from './situacao'
