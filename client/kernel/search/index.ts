export { Search as default } from './search'
