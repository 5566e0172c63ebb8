import { useContext, useState } from 'react'
import { type RecordSearch, searchAgain, useFound } from '../../../kernel/form'
import { formatInstant, TimeZone } from '../../../kernel/ui'
import { useEventoChoicesQuery } from './choices.generated'

/** A church's events that match the search text, latest first, for a RecordField. */
export function useEventoSearch(): RecordSearch {
  const timeZone = useContext(TimeZone)
  const [busca, search] = useState('')
  const { data, previousData, loading, error, refetch } = useEventoChoicesQuery({
    variables: { first: 20, busca: busca || undefined },
  })
  const eventos = useFound({ data, previousData })?.eventos.nodes ?? []
  const choices = eventos.map(({ id, nomeEvento, dataInicio }) => ({
    value: id,
    label: `${nomeEvento} - ${formatInstant(dataInicio, timeZone).slice(0, 10)}`,
  }))
  return { choices, busca, loading, search, again: searchAgain({ loading, error, refetch }) }
}
