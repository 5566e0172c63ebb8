import { useState } from 'react'
import { type RecordSearch, searchAgain, useFound } from '../../../kernel/form'
import { useViewer } from '../../../kernel/session'
import { useLocalChoicesQuery, useLocalEscolhidoQuery } from './choices.generated'

/** The place by which a list is filtered, and a search for another one. */
export function useLocalFilter(id: string | undefined): { found: RecordSearch; chosen?: string } {
  const found = useLocalSearch(null)
  const one = useLocalEscolhidoQuery({ variables: { id: id ?? '' }, skip: !id })
  return { found, chosen: one.data?.local.nomeLocal }
}

/**
 * The places that match the search text, for a RecordField.
 * @param idCliente the church to search in; by default the current user's, null for all churches
 */
export function useLocalSearch(idCliente?: number | null): RecordSearch {
  const own = useViewer().idCliente
  const [busca, search] = useState('')
  const { data, previousData, loading, error, refetch } = useLocalChoicesQuery({
    variables: { first: 20, busca: busca || undefined, idCliente: idCliente === undefined ? own : idCliente },
  })
  const locais = useFound({ data, previousData }, idCliente === undefined ? own : idCliente)?.locais.nodes ?? []
  return { choices: locais.map(localChoice), busca, loading, search, again: searchAgain({ loading, error, refetch }) }
}

export const localChoice = ({ id, nomeLocal }: { id: number; nomeLocal: string }) => ({ value: id, label: nomeLocal })
