export { AConfirmar, Participante } from './a-confirmar'
export { EmEspera } from './em-espera'
export { SalvarContatos } from './salvar-contatos'
export { useConfirmar, useConfirmarMembrosDe } from './use-confirmar'
