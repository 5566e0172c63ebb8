export { useCelulaSearch } from './choices'
export { quando } from './quando'
