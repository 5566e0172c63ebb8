export { BrokenScreen } from './broken-screen'
export { Crash } from './crash'
export { MessagePage } from './message-page'
