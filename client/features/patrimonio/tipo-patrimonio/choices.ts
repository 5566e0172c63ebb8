import { useState } from 'react'
import { type RecordSearch, searchAgain, useFound } from '../../../kernel/form'
import { useViewer } from '../../../kernel/session'
import { useTipoPatrimonioChoicesQuery, useTipoPatrimonioEscolhidoQuery } from './choices.generated'

/** The same for a list's filter, of all churches where the list is. @param id the type that the address names */
export function useTipoPatrimonioFilter(id: string | undefined): { found: RecordSearch; chosen?: string } {
  const found = useTipoPatrimonioSearch(null)
  const one = useTipoPatrimonioEscolhidoQuery({ variables: { id: id ?? '' }, skip: !id })
  return { found, chosen: one.data?.tipoPatrimonio.tipoPatrimonio }
}

/**
 * The types of asset that match what is typed, for a RecordField.
 * @param idCliente church of the asset that will name the type; without it the viewer's own, null for all
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
