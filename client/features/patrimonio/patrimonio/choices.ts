import { useState } from 'react'
import { type RecordSearch, searchAgain, useFound } from '../../../kernel/form'
import { usePatrimonioChoicesQuery } from './choices.generated'

/**
 * The assets that match the search text, for a RecordField.
 */
export function usePatrimonioSearch(): RecordSearch {
  const [busca, search] = useState('')
  const { data, previousData, loading, error, refetch } = usePatrimonioChoicesQuery({
    variables: { first: 20, busca: busca || undefined },
  })
  const patrimonios = useFound({ data, previousData })?.patrimonios.nodes ?? []
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
