import { useState } from 'react'
import { type RecordSearch, searchAgain, useFound } from '../form'
import { type ChurchChoicesQuery, useChurchChoicesQuery } from './church-search.generated'

type Found = ChurchChoicesQuery['igrejas']['nodes'][number]

/** The churches by name. Names are not unique, so each choice shows its number. */
export function useChurchSearch(): RecordSearch & { churchOf: (id: number) => Found | undefined } {
  const [busca, search] = useState('')
  const result = useChurchChoicesQuery({ variables: { busca } })
  const found = useFound<ChurchChoicesQuery>(result)?.igrejas.nodes ?? []
  const choices = found.map(({ id, nome }) => ({ value: id, label: `${nome} (${id})` }))
  const churchOf = (id: number) => found.find((church) => church.id === id)
  return { choices, busca, loading: result.loading, search, again: searchAgain(result), churchOf }
}
