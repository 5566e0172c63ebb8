import { skipToken } from '@apollo/client/react'
import { useState } from 'react'
import { useCan } from '../session'
import { useChurchChoicesQuery } from './church-search.generated'
import { type RecordSearch, searchAgain, useFound } from './record-search'

/** The churches by name, for the platform's administrator. Names are not unique, so each choice shows its number. */
export function useChurchSearch(): RecordSearch {
  const platform = useCan('plataforma.operar')
  const [busca, search] = useState('')
  const result = useChurchChoicesQuery(platform ? { variables: { busca } } : skipToken)
  const data = useFound<NonNullable<typeof result.data>>(result, null)
  const choices = (data?.igrejas.nodes ?? []).map(({ id, nome }) => ({ value: id, label: `${nome} (${id})` }))
  return { choices, busca, loading: result.loading, search, again: searchAgain(result) }
}
