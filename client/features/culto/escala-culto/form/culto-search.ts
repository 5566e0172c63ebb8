import { useState } from 'react'
import { type RecordSearch, searchAgain, useFound } from '../../../../kernel/form'
import { cultoChoice } from '../../culto'
import { useCultosParaEscalaQuery } from './escala-form.generated'

/**
 * The coming worship services, nearest first, for a RecordField.
 * @param idCliente the church to search in
 */
export function useServicesToCome(idCliente: number): RecordSearch {
  const [busca, search] = useState('')
  const { data, previousData, loading, error, refetch } = useCultosParaEscalaQuery({
    variables: { busca: busca || undefined, idCliente },
  })
  const cultos = useFound({ data, previousData }, idCliente)?.cultos.nodes ?? []
  return {
    choices: cultos.map(cultoChoice),
    busca,
    loading,
    search,
    again: searchAgain({ loading, error, refetch }),
  }
}
