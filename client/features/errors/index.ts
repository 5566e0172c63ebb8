export { ConstructionPage } from './construction'
export { Crash } from './crash'
