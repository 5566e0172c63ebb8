export { ReciboPage } from './recibo/page'
