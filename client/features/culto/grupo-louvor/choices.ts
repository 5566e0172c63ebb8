import { useState } from 'react'
import type { RecordSearch } from '../../../kernel/form'
import { useGrupoLouvorChoicesQuery } from './choices.generated'

/** The active worship groups that match what is typed, for a RecordField. */
export function useGrupoLouvorSearch(): RecordSearch {
  const [busca, search] = useState('')
  const variables = { first: 20, busca: busca || undefined }
  const { data, previousData, loading } = useGrupoLouvorChoicesQuery({ variables })
  const grupos = (data ?? previousData)?.gruposLouvor.nodes ?? []
  return { choices: grupos.map(({ id, nomeGrupo }) => ({ value: id, label: nomeGrupo })), busca, loading, search }
}
