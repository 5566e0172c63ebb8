import { useState } from 'react'
import type { RecordSearch } from '../../../kernel/form'
import { useCan } from '../../../kernel/session'
import { useDepartamentoChoicesQuery } from './choices.generated'

/** The church's departments, for a list's filter. */
export function useDepartamentoChoices() {
  const skip = !useCan('departamento.ler')
  const { data } = useDepartamentoChoicesQuery({ variables: { first: 100 }, skip })
  const departamentos = data?.departamentos.nodes ?? []
  return departamentos.map(({ id, tituloDepartamento }) => ({ value: String(id), label: tituloDepartamento }))
}

/** The active departments of a church that match what is typed, for a RecordField. */
export function useDepartamentoSearch(idCliente: number): RecordSearch {
  const [busca, search] = useState('')
  const { data, previousData, loading } = useDepartamentoChoicesQuery({
    variables: { first: 20, busca: busca || undefined, filtro: { status: 1 }, idCliente },
  })
  const departamentos = (data ?? previousData)?.departamentos.nodes ?? []
  const choices = departamentos.map(({ id, tituloDepartamento }) => ({ value: id, label: tituloDepartamento }))
  return { choices, busca, loading, search }
}
