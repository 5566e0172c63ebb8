export { client } from './client'
export { type ErrorDetails, errorCode, errorDetails, errorText, fieldErrors, httpStatus } from './errors'
export { expireToken, getToken, onTokenChange, setToken } from './token'
