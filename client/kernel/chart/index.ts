export { BarChart } from './bar-chart'
export { ShareList } from './share-list'
