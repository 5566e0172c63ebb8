import { useState } from 'react'
import { type RecordSearch, searchAgain, useFound } from '../../../kernel/form'
import { useCultoChoicesQuery } from './choices.generated'
import { tituloCulto } from './titulo'

/**
 * The church's worship services that match the search text, newest first, for a RecordField.
 * @param except id of a worship service to leave out
 */
export function useCultoSearch({ except }: { except?: number; idCliente?: number } = {}): RecordSearch {
  const [busca, search] = useState('')
  const { data, previousData, loading, error, refetch } = useCultoChoicesQuery({
    variables: { first: 20, busca: busca || undefined },
  })
  const cultos = (useFound({ data, previousData })?.cultos.nodes ?? []).filter(({ id }) => id !== except)
  return { choices: cultos.map(cultoChoice), busca, loading, search, again: searchAgain({ loading, error, refetch }) }
}

type Culto = Parameters<typeof tituloCulto>[0] & { id: number }

export const cultoChoice = (culto: Culto) => ({ value: culto.id, label: tituloCulto(culto) })
