import { useCan } from '../../../kernel/session'

/** The placeholder of a search for people. Only users who may read phone numbers can search by them. */
export const usePeopleSearchText = (): string =>
  useCan('usuario.lerDadosPessoais') ? 'Buscar por nome, e-mail ou telefone' : 'Buscar por nome ou e-mail'
