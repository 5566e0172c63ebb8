import { useState } from 'react'
import { type RecordSearch, searchAgain, useFound } from '../../../kernel/form'
import { useClasseEbdChoicesQuery } from './choices.generated'

/**
 * The active classes that match the search text, for a RecordField. `none` is true when the church has no active class.
 */
export function useClasseSearch(): RecordSearch & { none: boolean } {
  const [busca, search] = useState('')
  const { data, previousData, loading, error, refetch } = useClasseEbdChoicesQuery({
    variables: { busca: busca || undefined },
  })
  const classes = useFound({ data, previousData })?.classesEBD.nodes ?? []
  return {
    choices: classes.map(({ id, nomeClasse }) => ({ value: id, label: nomeClasse })),
    busca,
    loading,
    search,
    again: searchAgain({ loading, error, refetch }),
    none: !loading && !busca && data?.classesEBD.nodes.length === 0,
  }
}
