import { useState } from 'react'
import type { RecordSearch } from '../../../kernel/form'
import { useViewer } from '../../../kernel/session'
import { useTipoPatrimonioChoicesQuery } from './choices.generated'

/** The church's types of asset, for a list's filter. */
export function useTipoPatrimonioChoices() {
  const { data } = useTipoPatrimonioChoicesQuery({ variables: { first: 100 } })
  const tipos = data?.tipoPatrimonios.nodes ?? []
  return tipos.map(({ id, tipoPatrimonio }) => ({ value: String(id), label: tipoPatrimonio }))
}

/**
 * The types of asset that match what is typed, for a RecordField.
 * @param idCliente church of the asset that will name the type; without it the viewer's own
 */
export function useTipoPatrimonioSearch(idCliente?: number): RecordSearch {
  const own = useViewer().idCliente
  const [busca, search] = useState('')
  const { data, previousData, loading } = useTipoPatrimonioChoicesQuery({
    variables: { first: 20, busca: busca || undefined, idCliente: idCliente ?? own },
  })
  const tipos = (data ?? previousData)?.tipoPatrimonios.nodes ?? []
  return { choices: tipos.map(tipoChoice), busca, loading, search }
}

export const tipoChoice = (tipo: { id: number; tipoPatrimonio: string }) => ({
  value: tipo.id,
  label: tipo.tipoPatrimonio,
})
