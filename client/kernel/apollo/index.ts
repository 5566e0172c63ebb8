export { churchHeaders, getChurch } from './church'
export { client, tellApart } from './client'
export { dataOf } from './data'
export {
  dataBeside,
  errorCode,
  errorText,
  fieldErrors,
  httpStatus,
  isStale,
  maySucceedLater,
  newAddress,
  unanswered,
  withReason,
} from './errors'
export { getPreview, previewHeaders } from './preview'
export { offerRenewal } from './renewal'
export { useStale } from './stale'
export { expireToken, getToken, setToken } from './token'
