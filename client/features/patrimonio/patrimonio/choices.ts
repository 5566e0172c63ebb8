import { useState } from 'react'
import { type RecordSearch, searchAgain, useFound } from '../../../kernel/form'
import { useViewer } from '../../../kernel/session'
import { usePatrimonioChoicesQuery } from './choices.generated'

/**
 * The assets that match the search text, for a RecordField.
 * @param idCliente the church to search in; by default the current user's
 */
export function usePatrimonioSearch(idCliente?: number): RecordSearch {
  const own = useViewer().idCliente
  const [busca, search] = useState('')
  const { data, previousData, loading, error, refetch } = usePatrimonioChoicesQuery({
    variables: { first: 20, busca: busca || undefined, idCliente: idCliente ?? own },
  })
  const patrimonios = useFound({ data, previousData }, idCliente ?? own)?.patrimonios.nodes ?? []
  return {
    choices: patrimonios.map(patrimonioChoice),
    busca,
    loading,
    search,
    again: searchAgain({ loading, error, refetch }),
  }
}

/** An asset as a picker shows it: 'nome - código'. */
export const patrimonioChoice = (patrimonio: { id: number; nomePatrimonio: string; codigoPatrimonio: string }) => ({
  value: patrimonio.id,
  label: `${patrimonio.nomePatrimonio} - ${patrimonio.codigoPatrimonio}`,
})
