export { useCultoSearch } from './choices'
export { tituloCulto } from './titulo'
