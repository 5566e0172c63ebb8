export { compareClock } from './clock'
export { amend, keepAs, keepCopy, keptRecords } from './store'
