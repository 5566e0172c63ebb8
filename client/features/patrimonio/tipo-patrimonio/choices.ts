import { useState } from 'react'
import type { RecordSearch } from '../../../kernel/form'
import { useTipoPatrimonioChoicesQuery } from './choices.generated'

/** The church's types of asset, for a list's filter. */
export function useTipoPatrimonioChoices() {
  const { data } = useTipoPatrimonioChoicesQuery({ variables: { first: 100 } })
  const tipos = data?.tipoPatrimonios.nodes ?? []
  return tipos.map(({ id, tipoPatrimonio }) => ({ value: String(id), label: tipoPatrimonio }))
}

/** The types of asset that match what is typed, for a RecordField. */
export function useTipoPatrimonioSearch(): RecordSearch {
  const [busca, search] = useState('')
  const { data, previousData, loading } = useTipoPatrimonioChoicesQuery({
    variables: { first: 20, busca: busca || undefined },
  })
  const tipos = (data ?? previousData)?.tipoPatrimonios.nodes ?? []
  return { choices: tipos.map(tipoChoice), busca, loading, search }
}

export const tipoChoice = (tipo: { id: number; tipoPatrimonio: string }) => ({
  value: tipo.id,
  label: tipo.tipoPatrimonio,
})
