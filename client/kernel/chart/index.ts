export { BarChart } from './bar-chart'
export { cents, fromCents } from './decimal'
export { ShareList } from './share-list'
