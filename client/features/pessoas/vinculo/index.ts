export { AConfirmar, Participante } from './a-confirmar'
export { EmEspera } from './em-espera'
export { useConfirmar } from './use-confirmar'
