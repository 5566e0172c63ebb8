import { usePerfilChoicesQuery } from './perfis.generated'

/** The perfis, with the names that this church gave them. `again` is set when they could not be loaded. */
export function usePerfilChoices() {
  const { data, error, refetch } = usePerfilChoicesQuery()
  const perfis = data?.nivelUsuarios ?? []
  return {
    choices: perfis.map(({ perfil, nome, resumo }) => ({ value: perfil, label: nome, summary: resumo })),
    again: error && !data ? () => void refetch().catch(() => undefined) : undefined,
  }
}

export const PERFIS_FAILED = 'Não foi possível carregar os perfis.'
