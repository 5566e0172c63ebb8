export { cultoChoice, useCultoSearch } from './choices'
export { Bars as FrequenciaBars } from './frequencia/bars'
export { MOST as MOST_OF_PROGRAMME } from './programa/most'
export { tituloCulto } from './titulo'
