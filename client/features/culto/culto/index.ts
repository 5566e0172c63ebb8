export { cultoChoice, useCultoSearch } from './choices'
export { Bars as FrequenciaBars } from './frequencia/bars'
export { ProgramaDoCultoDocument } from './programa/programa.generated'
export { tituloCulto } from './titulo'
