import { useState } from 'react'
import { type RecordSearch, searchAgain, useFound } from '../../../kernel/form'
import { useRecursoChoicesQuery } from './choices.generated'

type Recurso = { id: number; nomeRecurso: string; quantidade: number }

/** The church's resources, for a list's filter. */
export function useRecursoChoices() {
  const { data } = useRecursoChoicesQuery({ variables: { first: 100 } })
  const recursos = data?.recursos.nodes ?? []
  return recursos.map(({ id, nomeRecurso }) => ({ value: String(id), label: nomeRecurso }))
}

/**
 * The active resources that match the search text, for a RecordField.
 */
export function useRecursoSearch(): RecordSearch {
  const [busca, search] = useState('')
  const { data, previousData, loading, error, refetch } = useRecursoChoicesQuery({
    variables: { first: 20, busca: busca || undefined, filtro: { status: 1 } },
  })
  const recursos = useFound({ data, previousData })?.recursos.nodes ?? []
  return {
    choices: recursos.map(recursoChoice),
    busca,
    loading,
    search,
    again: searchAgain({ loading, error, refetch }),
  }
}

export const recursoChoice = ({ id, nomeRecurso, quantidade }: Recurso) => ({
  value: id,
  label: quantidade > 1 ? `${nomeRecurso} (${quantidade} unidades)` : nomeRecurso,
})
