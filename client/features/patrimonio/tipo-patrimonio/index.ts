export { tipoChoice, useTipoPatrimonioChoices, useTipoPatrimonioSearch } from './choices'
export { TipoPatrimonioDialog } from './form'
