export { client } from './client'
export { errorCode, errorText, fieldErrors, httpStatus } from './errors'
export { expireToken, getToken } from './token'
