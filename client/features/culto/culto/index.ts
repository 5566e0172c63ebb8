export { cultoChoice, useCultoSearch } from './choices'
export { Bars as FrequenciaBars } from './frequencia/bars'
export { tituloCulto } from './titulo'
