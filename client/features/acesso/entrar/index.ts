export { LOGIN_FAILURE, loadClient, useEntrar } from './use-entrar'
