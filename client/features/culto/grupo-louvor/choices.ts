import { useState } from 'react'
import { type RecordSearch, searchAgain, useFound } from '../../../kernel/form'
import { useGrupoLouvorChoicesQuery } from './choices.generated'

/**
 * The active worship groups that match the search text, for a RecordField.
 */
export function useGrupoLouvorSearch(): RecordSearch {
  const [busca, search] = useState('')
  const variables = { first: 20, busca: busca || undefined }
  const { data, previousData, loading, error, refetch } = useGrupoLouvorChoicesQuery({ variables })
  const grupos = useFound({ data, previousData })?.gruposLouvor.nodes ?? []
  return {
    choices: grupos.map(({ id, nomeGrupo }) => ({ value: id, label: nomeGrupo })),
    busca,
    loading,
    search,
    again: searchAgain({ loading, error, refetch }),
  }
}
