export { useTipoPatrimonioChoices } from './choices'
export { TipoPatrimonioDialog } from './form'
