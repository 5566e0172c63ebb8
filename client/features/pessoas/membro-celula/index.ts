export { Papel } from './papel'
