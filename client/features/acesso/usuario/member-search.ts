import { useCan } from '../../../kernel/session'

/** The placeholder of a search for people. It promises only what this person may search by (see personSearch). */
export function usePeopleSearchText(): string {
  const [phones, emails] = [useCan('usuario.lerDadosPessoais'), useCan('usuario.lerEmail')]
  if (phones) return 'Buscar por nome, e-mail ou telefone'
  return emails ? 'Buscar por nome ou e-mail' : 'Buscar por nome'
}
