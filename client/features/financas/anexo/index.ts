export { Anexos } from './anexos'
export { useComprovanteDaBaixa } from './comprovante-da-baixa'
export { Comprovantes } from './comprovantes'
