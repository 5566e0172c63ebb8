export { useCategoriaChoices, useCategorias } from './choices'
