import { useState } from 'react'
import { type RecordSearch, searchAgain, useFound } from '../../../kernel/form'
import { useCan, useViewer } from '../../../kernel/session'
import { useCentroCustoChoicesQuery } from './choices.generated'

/**
 * The church's cost centres, inactive ones too, for a list's filter.
 * @param idCliente by default the current user's church
 */
export function useCentroCustoChoices(idCliente?: number) {
  const skip = !useCan('centroCusto.ler')
  const { data } = useCentroCustoChoicesQuery({ variables: { first: 100, ...(idCliente && { idCliente }) }, skip })
  const centros = data?.centrosCusto.nodes ?? []
  return centros.map(({ id, nome }) => ({ value: String(id), label: nome }))
}

/**
 * The active cost centres that match the search text, for a RecordField. `none` is true once it is known that the
 * church has none.
 * @param idCliente the church to search in; by default the current user's
 */
export function useCentroCustoSearch(idCliente?: number): RecordSearch & { none: boolean } {
  const own = useViewer().idCliente
  const [busca, search] = useState('')
  const { data, previousData, loading, error, refetch } = useCentroCustoChoicesQuery({
    variables: { first: 20, busca: busca || undefined, filtro: { status: 1 }, idCliente: idCliente ?? own },
  })
  const centros = useFound({ data, previousData }, idCliente ?? own)?.centrosCusto.nodes ?? []
  const none = !loading && !busca && data?.centrosCusto.nodes.length === 0
  return {
    choices: centros.map(centroCustoChoice),
    busca,
    loading,
    search,
    none,
    again: searchAgain({ loading, error, refetch }),
  }
}

export const centroCustoChoice = ({ id, nome }: { id: number; nome: string }) => ({ value: id, label: nome })
