import { useState } from 'react'
import { type RecordSearch, searchAgain, useFound } from '../../../kernel/form'
import { useViewer } from '../../../kernel/session'
import { useTipoPatrimonioChoicesQuery, useTipoPatrimonioEscolhidoQuery } from './choices.generated'

/**
 * The types of asset for a list's filter, from all churches in the list.
 * @param id the type in the address
 */
export function useTipoPatrimonioFilter(id: string | undefined): { found: RecordSearch; chosen?: string } {
  const found = useTipoPatrimonioSearch(null)
  const one = useTipoPatrimonioEscolhidoQuery({ variables: { id: id ?? '' }, skip: !id })
  return { found, chosen: one.data?.tipoPatrimonio.tipoPatrimonio }
}

/**
 * The types of asset that match the search text, for a RecordField.
 * @param idCliente the church to search in; by default the current user's, null for all churches
 */
export function useTipoPatrimonioSearch(idCliente?: number | null): RecordSearch {
  const own = useViewer().idCliente
  const [busca, search] = useState('')
  const { data, previousData, loading, error, refetch } = useTipoPatrimonioChoicesQuery({
    variables: { first: 20, busca: busca || undefined, idCliente: idCliente === undefined ? own : idCliente },
  })
  const tipos = useFound({ data, previousData }, idCliente)?.tipoPatrimonios.nodes ?? []
  return { choices: tipos.map(tipoChoice), busca, loading, search, again: searchAgain({ loading, error, refetch }) }
}

export const tipoChoice = (tipo: { id: number; tipoPatrimonio: string }) => ({
  value: tipo.id,
  label: tipo.tipoPatrimonio,
})
