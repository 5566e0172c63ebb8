export { Construction } from './construction'
export { Crash } from './crash'
