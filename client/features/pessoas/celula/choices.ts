import { useState } from 'react'
import { type RecordSearch, searchAgain, useFound } from '../../../kernel/form'
import { useCelulaChoicesQuery } from './choices.generated'

/**
 * The active cells that match the search text, for a RecordField.
 */
export function useCelulaSearch(): RecordSearch {
  const [busca, search] = useState('')
  const { data, previousData, loading, error, refetch } = useCelulaChoicesQuery({
    variables: { first: 20, busca: busca || undefined },
  })
  const celulas = useFound({ data, previousData })?.celulas.nodes ?? []
  return {
    choices: celulas.map(({ id, nomeCelula }) => ({ value: id, label: nomeCelula })),
    busca,
    loading,
    search,
    again: searchAgain({ loading, error, refetch }),
  }
}
