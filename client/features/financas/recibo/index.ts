export { RecibosDaEntrada } from './da-entrada'
export { ReciboPage } from './papel/page'
