import { useState } from 'react'
import { type RecordSearch, searchAgain, useFound } from '../../../kernel/form'
import { useCan } from '../../../kernel/session'
import { useDepartamentoChoicesQuery, useDepartamentoEscolhidoQuery } from './choices.generated'

/**
 * The departments, active or not, that match the search text, for a list's filter.
 * @param id the department in the address
 */
export function useDepartamentoFilter(id: string | undefined): { found: RecordSearch; chosen?: string } {
  const [busca, search] = useState('')
  const { data, previousData, loading, error, refetch } = useDepartamentoChoicesQuery({
    variables: { first: 20, busca: busca || undefined },
    skip: !useCan('departamento.ler'),
  })
  const one = useDepartamentoEscolhidoQuery({ variables: { id: id ?? '' }, skip: !id })
  const departamentos = (data ?? previousData)?.departamentos.nodes ?? []
  return {
    found: {
      choices: departamentos.map(choiceOf),
      busca,
      loading,
      search,
      again: searchAgain({ loading, error, refetch }),
    },
    chosen: one.data?.departamento.tituloDepartamento,
  }
}

/** The active departments of a church that match the search text, for a RecordField. */
export function useDepartamentoSearch(): RecordSearch {
  const [busca, search] = useState('')
  const { data, previousData, loading, error, refetch } = useDepartamentoChoicesQuery({
    variables: { first: 20, busca: busca || undefined, filtro: { status: 1 } },
  })
  const departamentos = useFound({ data, previousData })?.departamentos.nodes ?? []
  const choices = departamentos.map(choiceOf)
  return { choices, busca, loading, search, again: searchAgain({ loading, error, refetch }) }
}

export const choiceOf = ({ id, tituloDepartamento }: { id: number; tituloDepartamento: string }) => ({
  value: id,
  label: tituloDepartamento,
})
