import { useContext } from 'react'
import { todayIn } from '../../../../../schema/rules/dates'
import { searchAgain, useFound } from '../../../../kernel/form'
import { formatDate, TimeZone } from '../../../../kernel/ui'
import { useUsuarioSearch } from '../../../acesso/usuario'
import { usePessoasDaLixeiraQuery } from './incidente.generated'

/**
 * The people who match the search text, also those in the recycle bin, after the others: their data may have been hit as
 * well, and who misused data is often deleted first.
 */
export function usePessoasSearch() {
  const timeZone = useContext(TimeZone)
  const people = useUsuarioSearch()
  const { busca } = people
  const result = usePessoasDaLixeiraQuery({ variables: { busca: busca || undefined } })
  const nodes = useFound(result)?.lixeira.nodes ?? []
  const deleted = nodes.map(({ id, titulo, excluidoEm }) => ({
    value: id,
    label: `${titulo} (na lixeira)`,
    detail: `desde ${formatDate(todayIn(timeZone, new Date(excluidoEm)))}`,
  }))
  return {
    ...people,
    choices: [...people.choices, ...deleted],
    loading: people.loading || result.loading,
    again: searchAgain(result),
  }
}
