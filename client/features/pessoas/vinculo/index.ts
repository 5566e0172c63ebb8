export { AConfirmar } from './a-confirmar'
export { EmEspera } from './em-espera'
export { useConfirmar } from './use-confirmar'
