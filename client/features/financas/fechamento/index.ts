export { PedirQueFeche } from './pedir'
