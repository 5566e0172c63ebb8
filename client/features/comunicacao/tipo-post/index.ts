export { tipoChoice, useTipoPostChoices, useTipoPostSearch } from './choices'
export { TipoPostDialog } from './form'
