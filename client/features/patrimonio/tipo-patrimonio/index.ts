export { useTipoPatrimonioChoices } from './choices'
export { TipoPatrimonioDialog } from './form'
export { tipoPatrimonioUrls } from './urls'
