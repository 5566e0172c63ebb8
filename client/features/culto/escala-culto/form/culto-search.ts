import { useState } from 'react'
import { type RecordSearch, searchAgain, useFound } from '../../../../kernel/form'
import { cultoChoice } from '../../culto'
import { useCultosParaEscalaQuery } from './escala-form.generated'

/**
 * The coming worship services, nearest first, for a RecordField.
 */
export function useServicesToCome(): RecordSearch {
  const [busca, search] = useState('')
  const { data, previousData, loading, error, refetch } = useCultosParaEscalaQuery({
    variables: { busca: busca || undefined },
  })
  const cultos = useFound({ data, previousData })?.cultos.nodes ?? []
  return {
    choices: cultos.map(cultoChoice),
    busca,
    loading,
    search,
    again: searchAgain({ loading, error, refetch }),
  }
}
