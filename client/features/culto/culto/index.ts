export { cultoChoice, useCultoSearch } from './choices'
export { tituloCulto } from './titulo'
