export { sendNow, useRoll, useSet } from './use-outbox'
