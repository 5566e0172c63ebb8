export { client } from './client'
export { errorCode, errorText, fieldErrors } from './errors'
export { expireToken, getToken } from './token'
