export { centroCustoChoice, useCentroCustoChoices, useCentroCustoSearch } from './choices'
export { NoCentroCusto } from './none'
