import { useState } from 'react'
import { type RecordSearch, searchAgain, useFound } from '../../../kernel/form'
import { useCan } from '../../../kernel/session'
import { useCentroCustoChoicesQuery } from './choices.generated'

/**
 * The church's cost centres, inactive ones too, for a list's filter.
 */
export function useCentroCustoChoices() {
  const skip = !useCan('centroCusto.ler')
  const { data } = useCentroCustoChoicesQuery({ variables: { first: 100 }, skip })
  const centros = data?.centrosCusto.nodes ?? []
  return centros.map(({ id, nome }) => ({ value: String(id), label: nome }))
}

/**
 * The active cost centres that match the search text, for a RecordField. `none` is true once it is known that the
 * church has none.
 */
export function useCentroCustoSearch(): RecordSearch & { none: boolean } {
  const [busca, search] = useState('')
  const { data, previousData, loading, error, refetch } = useCentroCustoChoicesQuery({
    variables: { first: 20, busca: busca || undefined, filtro: { status: 1 } },
  })
  const centros = useFound({ data, previousData })?.centrosCusto.nodes ?? []
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
