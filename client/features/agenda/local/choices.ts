import { useState } from 'react'
import { type RecordSearch, searchAgain, useFound } from '../../../kernel/form'
import { useLocalChoicesQuery, useLocalEscolhidoQuery } from './choices.generated'

/** The place by which a list is filtered, and a search for another one. */
export function useLocalFilter(id: string | undefined): { found: RecordSearch; chosen?: string } {
  const found = useLocalSearch()
  const one = useLocalEscolhidoQuery({ variables: { id: id ?? '' }, skip: !id })
  return { found, chosen: one.data?.local.nomeLocal }
}

/**
 * The places that match the search text, for a RecordField.
 */
export function useLocalSearch(): RecordSearch {
  const [busca, search] = useState('')
  const { data, previousData, loading, error, refetch } = useLocalChoicesQuery({
    variables: { first: 20, busca: busca || undefined },
  })
  const locais = useFound({ data, previousData })?.locais.nodes ?? []
  return { choices: locais.map(localChoice), busca, loading, search, again: searchAgain({ loading, error, refetch }) }
}

export const localChoice = ({ id, nomeLocal }: { id: number; nomeLocal: string }) => ({ value: id, label: nomeLocal })
