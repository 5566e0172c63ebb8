export { keepAs, keepCopy, keptRecords } from './store'
