import { useState } from 'react'
import type { RecordSearch } from '../../../kernel/form'
import { useLocalChoicesQuery } from './choices.generated'

/** The church's places that match what is typed, for a RecordField. */
export function useLocalSearch(): RecordSearch {
  const [busca, search] = useState('')
  const { data, previousData, loading } = useLocalChoicesQuery({ variables: { first: 20, busca: busca || undefined } })
  const locais = (data ?? previousData)?.locais.nodes ?? []
  return { choices: locais.map(localChoice), busca, loading, search }
}

export const localChoice = ({ id, nomeLocal }: { id: number; nomeLocal: string }) => ({ value: id, label: nomeLocal })
