export { Status } from './status'
