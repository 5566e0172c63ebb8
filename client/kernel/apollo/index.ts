export { client } from './client'
export { errorCode, errorText, fieldErrors, httpStatus, isStale } from './errors'
export { expireToken, getToken } from './token'
