export { diasText } from './dias'
