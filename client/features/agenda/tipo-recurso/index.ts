export { tipoChoice, useTipoRecursoChoices, useTipoRecursoSearch } from './choices'
export { TipoRecursoDialog } from './form'
