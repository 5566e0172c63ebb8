import { useState } from 'react'
import { type RecordSearch, searchAgain, useFound } from '../../../kernel/form'
import { useTipoPatrimonioChoicesQuery, useTipoPatrimonioEscolhidoQuery } from './choices.generated'

/**
 * The types of asset for a list's filter, from all churches in the list.
 * @param id the type in the address
 */
export function useTipoPatrimonioFilter(id: string | undefined): { found: RecordSearch; chosen?: string } {
  const found = useTipoPatrimonioSearch()
  const one = useTipoPatrimonioEscolhidoQuery({ variables: { id: id ?? '' }, skip: !id })
  return { found, chosen: one.data?.tipoPatrimonio.tipoPatrimonio }
}

/**
 * The types of asset that match the search text, for a RecordField.
 */
export function useTipoPatrimonioSearch(): RecordSearch {
  const [busca, search] = useState('')
  const { data, previousData, loading, error, refetch } = useTipoPatrimonioChoicesQuery({
    variables: { first: 20, busca: busca || undefined },
  })
  const tipos = useFound({ data, previousData })?.tipoPatrimonios.nodes ?? []
  return { choices: tipos.map(tipoChoice), busca, loading, search, again: searchAgain({ loading, error, refetch }) }
}

export const tipoChoice = (tipo: { id: number; tipoPatrimonio: string }) => ({
  value: tipo.id,
  label: tipo.tipoPatrimonio,
})
