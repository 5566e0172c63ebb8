import { useState } from 'react'
import { type RecordSearch, searchAgain, useFound } from '../../../kernel/form'
import { useViewer } from '../../../kernel/session'
import { useGrupoLouvorChoicesQuery } from './choices.generated'

/**
 * The active worship groups that match the search text, for a RecordField.
 * @param idCliente the church to search in; by default the current user's
 */
export function useGrupoLouvorSearch(idCliente?: number): RecordSearch {
  const own = useViewer().idCliente
  const [busca, search] = useState('')
  const variables = { first: 20, busca: busca || undefined, idCliente: idCliente ?? own }
  const { data, previousData, loading, error, refetch } = useGrupoLouvorChoicesQuery({ variables })
  const grupos = useFound({ data, previousData }, idCliente ?? own)?.gruposLouvor.nodes ?? []
  return {
    choices: grupos.map(({ id, nomeGrupo }) => ({ value: id, label: nomeGrupo })),
    busca,
    loading,
    search,
    again: searchAgain({ loading, error, refetch }),
  }
}
