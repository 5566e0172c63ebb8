import { useCan } from '../../../kernel/session'

/** What the search among people looks at: who may not read telephone numbers cannot search by them. */
export const usePeopleSearchText = (): string =>
  useCan('usuario.lerDadosPessoais') ? 'Buscar por nome, e-mail ou telefone' : 'Buscar por nome ou e-mail'
