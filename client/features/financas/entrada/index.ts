export { mesFechado, useVerEntrada } from './ver-entrada'
