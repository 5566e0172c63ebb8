export { compareClock } from './clock'
export { keepCopy, keptRecords } from './store'
