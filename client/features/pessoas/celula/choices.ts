import { useState } from 'react'
import { type RecordSearch, searchAgain, useFound } from '../../../kernel/form'
import { useViewer } from '../../../kernel/session'
import { useCelulaChoicesQuery } from './choices.generated'

/**
 * The active cells that match what is typed, for a RecordField.
 * @param idCliente church of the record that will name the cell; without it the viewer's own
 */
export function useCelulaSearch(idCliente?: number): RecordSearch {
  const own = useViewer().idCliente
  const [busca, search] = useState('')
  const { data, previousData, loading, error, refetch } = useCelulaChoicesQuery({
    variables: { first: 20, busca: busca || undefined, idCliente: idCliente ?? own },
  })
  const celulas = useFound({ data, previousData }, idCliente ?? own)?.celulas.nodes ?? []
  return {
    choices: celulas.map(({ id, nomeCelula }) => ({ value: id, label: nomeCelula })),
    busca,
    loading,
    search,
    again: searchAgain({ loading, error, refetch }),
  }
}
