import { usePerfilChoicesQuery } from './perfis.generated'

/** The perfis, with the names that this church gave them. */
export function usePerfilChoices() {
  const { data } = usePerfilChoicesQuery()
  return data?.nivelUsuarios.map(({ perfil, nome, resumo }) => ({ value: perfil, label: nome, summary: resumo })) ?? []
}
