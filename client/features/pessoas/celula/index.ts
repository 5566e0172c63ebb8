export { useCelulaSearch } from './choices'
