export { sendNow } from './browser'
export { useRoll } from './use-roll'
export { useSet } from './use-set'
export { newUuid } from './uuid'
