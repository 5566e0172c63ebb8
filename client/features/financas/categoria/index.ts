export { useCategoriaChoices, useCategorias } from './choices'
export { categoriaUrls } from './urls'
