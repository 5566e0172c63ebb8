export { compareClock } from './clock'
export { keepAs, keepCopy, keptRecords } from './store'
