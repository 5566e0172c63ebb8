export { useCelulaSearch } from './choices'
export { quando as quandoCelula } from './quando'
