import { useState } from 'react'
import { type RecordSearch, searchAgain, useFound } from '../../../kernel/form'
import { useMomentoChoicesQuery } from './choices.generated'

/**
 * The moments that match the search text, for a RecordField.
 */
export function useMomentoSearch(): RecordSearch {
  const [busca, search] = useState('')
  const { data, previousData, loading, error, refetch } = useMomentoChoicesQuery({
    variables: { first: 50, busca: busca || undefined },
  })
  const momentos = useFound({ data, previousData })?.momentosCulto.nodes ?? []
  return {
    choices: momentos.map(momentoChoice),
    busca,
    loading,
    search,
    again: searchAgain({ loading, error, refetch }),
  }
}

export const momentoChoice = ({ id, titulo }: { id: number; titulo: string }) => ({ value: id, label: titulo })
