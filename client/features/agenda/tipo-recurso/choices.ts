import { useState } from 'react'
import { type RecordSearch, searchAgain, useFound } from '../../../kernel/form'
import { useTipoRecursoChoicesQuery } from './choices.generated'

/** The church's types of resource, for a list's filter. */
export function useTipoRecursoChoices() {
  const { data } = useTipoRecursoChoicesQuery({ variables: { first: 100 } })
  const tipos = data?.tipoRecursos.nodes ?? []
  return tipos.map(({ id, tipoRecurso }) => ({ value: String(id), label: tipoRecurso }))
}

/**
 * The types of resource that match the search text, for a RecordField.
 */
export function useTipoRecursoSearch(): RecordSearch {
  const [busca, search] = useState('')
  const { data, previousData, loading, error, refetch } = useTipoRecursoChoicesQuery({
    variables: { first: 20, busca: busca || undefined },
  })
  const tipos = useFound({ data, previousData })?.tipoRecursos.nodes ?? []
  return { choices: tipos.map(tipoChoice), busca, loading, search, again: searchAgain({ loading, error, refetch }) }
}

export const tipoChoice = (tipo: { id: number; tipoRecurso: string }) => ({
  value: tipo.id,
  label: tipo.tipoRecurso,
})
