export { useCelulaSearch } from './choices'
export { CelulaDetalheDocument } from './detail/celula.generated'
export { diaChoices, quando as quandoCelula } from './quando'
