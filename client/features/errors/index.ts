export { Construction, ConstructionPage } from './construction'
export { Crash } from './crash'
