import { useState } from 'react'
import { type RecordSearch, searchAgain, useFound } from '../../../kernel/form'
import { useTipoPostChoicesQuery } from './choices.generated'

/** The church's types of post, for a list's filter. */
export function useTipoPostChoices() {
  const { data } = useTipoPostChoicesQuery({ variables: { first: 100 } })
  const tipos = data?.tipoPosts.nodes ?? []
  return tipos.map(({ id, tipoPost }) => ({ value: String(id), label: tipoPost }))
}

/**
 * The types of post that match the search text, for a RecordField.
 */
export function useTipoPostSearch(): RecordSearch {
  const [busca, search] = useState('')
  const { data, previousData, loading, error, refetch } = useTipoPostChoicesQuery({
    variables: { first: 20, busca: busca || undefined },
  })
  const tipos = useFound({ data, previousData })?.tipoPosts.nodes ?? []
  return { choices: tipos.map(tipoChoice), busca, loading, search, again: searchAgain({ loading, error, refetch }) }
}

export const tipoChoice = (tipo: { id: number; tipoPost: string }) => ({
  value: tipo.id,
  label: tipo.tipoPost,
})
