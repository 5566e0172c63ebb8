export { diaDoPrazo } from './prazo'
