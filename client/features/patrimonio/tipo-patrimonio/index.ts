export { tipoChoice, useTipoPatrimonioFilter, useTipoPatrimonioSearch } from './choices'
export { TipoPatrimonioDialog } from './form'
