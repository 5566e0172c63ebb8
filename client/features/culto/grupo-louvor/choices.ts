import { useState } from 'react'
import { type RecordSearch, searchAgain, useFound } from '../../../kernel/form'
import { useViewer } from '../../../kernel/session'
import { useGrupoLouvorChoicesQuery } from './choices.generated'

/**
 * The active worship groups that match what is typed, for a RecordField.
 * @param idCliente church of the record that will name the group; without it the viewer's own
 */
export function useGrupoLouvorSearch(idCliente?: number): RecordSearch {
  const own = useViewer().idCliente
  const [busca, search] = useState('')
  const variables = { first: 20, busca: busca || undefined, idCliente: idCliente ?? own }
  const { data, previousData, loading, error, refetch } = useGrupoLouvorChoicesQuery({ variables })
  const grupos = useFound({ data, previousData }, idCliente ?? own)?.gruposLouvor.nodes ?? []
  return {
    choices: grupos.map(({ id, nomeGrupo }) => ({ value: id, label: nomeGrupo })),
    busca,
    loading,
    search,
    again: searchAgain({ loading, error, refetch }),
  }
}
