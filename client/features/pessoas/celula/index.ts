export { useCelulaSearch } from './choices'
export { diaChoices, quando as quandoCelula } from './quando'
