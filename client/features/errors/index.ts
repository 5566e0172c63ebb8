export { Construction, ConstructionPage } from './construction'
export { Crash } from './crash'
export { MessagePage } from './message-page'
