export { useClasseSearch } from './choices'
