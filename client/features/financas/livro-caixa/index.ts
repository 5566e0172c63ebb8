export { Tiles } from './tiles'
