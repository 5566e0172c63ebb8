export { centroCustoChoice, useCentroCustoChoices, useCentroCustoSearch } from './choices'
export { CentroCustoDialog } from './form/dialog'
