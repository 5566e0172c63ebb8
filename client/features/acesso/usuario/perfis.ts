import { perfilRange } from '../../../../schema/rules/perfis'
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

/** A perfil of the address, if there is one with this number. */
export function perfilIn(text: string | undefined): number | undefined {
  const perfil = Number(text || Number.NaN)
  return Number.isInteger(perfil) && perfil >= perfilRange.min && perfil <= perfilRange.max ? perfil : undefined
}

export const PERFIS_FAILED = 'Não foi possível carregar os perfis.'
