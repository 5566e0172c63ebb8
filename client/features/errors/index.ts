export { Crash } from './crash'
export { MessagePage } from './message-page'
