import { useState } from 'react'
import { type RecordSearch, searchAgain, useFound } from '../../../kernel/form'
import { useViewer } from '../../../kernel/session'
import { useLocalChoicesQuery } from './choices.generated'

/**
 * The places that match the search text, for a RecordField.
 * @param idCliente the church to search in; by default the current user's
 */
export function useLocalSearch(idCliente?: number): RecordSearch {
  const own = useViewer().idCliente
  const [busca, search] = useState('')
  const { data, previousData, loading, error, refetch } = useLocalChoicesQuery({
    variables: { first: 20, busca: busca || undefined, idCliente: idCliente ?? own },
  })
  const locais = useFound({ data, previousData }, idCliente ?? own)?.locais.nodes ?? []
  return { choices: locais.map(localChoice), busca, loading, search, again: searchAgain({ loading, error, refetch }) }
}

export const localChoice = ({ id, nomeLocal }: { id: number; nomeLocal: string }) => ({ value: id, label: nomeLocal })
