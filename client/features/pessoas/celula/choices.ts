import { useState } from 'react'
import { type RecordSearch, searchAgain, useFound } from '../../../kernel/form'
import { useViewer } from '../../../kernel/session'
import { useCelulaChoicesQuery } from './choices.generated'

/**
 * The active cells that match the search text, for a RecordField.
 * @param idCliente the church to search in; by default the current user's
 */
export function useCelulaSearch(idCliente?: number): RecordSearch {
  const own = useViewer().idCliente
  const [busca, search] = useState('')
  const { data, previousData, loading, error, refetch } = useCelulaChoicesQuery({
    variables: { first: 20, busca: busca || undefined, idCliente: idCliente ?? own },
  })
  const celulas = useFound({ data, previousData }, idCliente ?? own)?.celulas.nodes ?? []
  return {
    choices: celulas.map(({ id, nomeCelula }) => ({ value: id, label: nomeCelula })),
    busca,
    loading,
    search,
    again: searchAgain({ loading, error, refetch }),
  }
}
