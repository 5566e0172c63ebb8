export { UpdateNotice } from './update-notice'
export { keepShell } from './worker'
