export { centroCustoChoice, useCentroCustoChoices, useCentroCustoSearch } from './choices'
export { CentroCustoChoicesDocument } from './choices.generated'
export { CentroCustoDialog } from './form/dialog'
