export { Frame } from './frame'
