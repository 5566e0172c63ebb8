export { keepCopy, keptRecords } from './store'
