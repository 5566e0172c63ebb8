import { skipToken } from '@apollo/client/react'
import { useState } from 'react'
import type { UsuarioFiltro } from '../../../gql/types'
import { useFound } from '../../../kernel/form'
import { useCan } from '../../../kernel/session'
import { useUsuarioChoicesQuery } from './choices.generated'
import { NobodyNotice, PeopleFailedNotice } from './no-people'
import { usePeopleByName } from './people-by-name'
import { type UsuarioSearch, usuarioChoices } from './person-choice'

type Ordem = 'name' | 'pastor' | 'recemConvertido'

/**
 * The people who match the search text, for a RecordField. Whoever reads the list of people chooses from it; the others
 * choose by three letters of the name.
 * @param nobodyText the notice when nobody matches the filter
 * @param ordem 'pastor' or 'recemConvertido' puts these people first
 */
export function useUsuarioSearch(
  filtro: UsuarioFiltro = {},
  nobodyText = 'Nenhum usuário cadastrado!',
  ordem: Ordem = 'name',
): UsuarioSearch {
  const reads = useCan('usuario.ler')
  const listed = useListed(reads, filtro, nobodyText, ordem)
  const named = usePeopleByName(!reads, filtro, ordem)
  return reads ? listed : named
}

/**
 * People of the list. The server searches, since there may be thousands. The field itself reports when there is nobody to
 * select, or when the people could not be loaded.
 */
function useListed(reads: boolean, filtro: UsuarioFiltro, nobodyText: string, ordem: Ordem): UsuarioSearch {
  const [busca, search] = useState('')
  // for 'ana' and Enter, Ana comes before Adriana
  const sorted = busca && ordem === 'name' ? 'busca' : ordem
  const result = useUsuarioChoicesQuery(
    reads ? { variables: { busca: busca || undefined, filtro, ordem: sorted } } : skipToken,
  )
  const { data, loading, error, refetch } = result
  const found = useFound<NonNullable<typeof data>>(result)
  const usuarios = found?.usuarios.nodes ?? []
  const nobody = !loading && !busca && data?.usuarios.nodes.length === 0
  const broken = Boolean(error) && !loading
  const retry = () => void refetch().catch(() => undefined)
  const notice = () => {
    if (broken) return <PeopleFailedNotice onRetry={retry} />
    return nobody ? <NobodyNotice text={nobodyText} /> : undefined
  }
  const failed = broken && !found
  return {
    choices: usuarioChoices(usuarios),
    busca,
    ranked: true,
    loading,
    search,
    nobody,
    broken,
    failed,
    retry,
    notice: notice(),
  }
}
