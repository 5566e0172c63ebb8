export { AConfirmar, Participante } from './a-confirmar'
export { EmEspera } from './em-espera'
export { useConfirmar, useConfirmarMembrosDe } from './use-confirmar'
