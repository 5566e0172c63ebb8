export { Anexos } from './anexos'
export { Comprovantes } from './comprovantes'
