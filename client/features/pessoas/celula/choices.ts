import { useState } from 'react'
import type { RecordSearch } from '../../../kernel/form'
import { useCelulaChoicesQuery } from './choices.generated'

/** The active cells that match what is typed, for a RecordField. */
export function useCelulaSearch(): RecordSearch {
  const [busca, search] = useState('')
  const { data, previousData, loading } = useCelulaChoicesQuery({ variables: { first: 20, busca: busca || undefined } })
  const celulas = (data ?? previousData)?.celulas.nodes ?? []
  return { choices: celulas.map(({ id, nomeCelula }) => ({ value: id, label: nomeCelula })), busca, loading, search }
}
