import { useState } from 'react'
import type { UsuarioFiltro } from '../../../gql/types'
import type { RecordSearch } from '../../../kernel/form'
import { useViewer } from '../../../kernel/session'
import { useUsuarioChoicesQuery } from './choices.generated'

type UsuarioSearch = RecordSearch & {
  /** Nobody at all passes the filter, whatever is typed. */
  nobody: boolean
  failed: boolean
  retry: () => void
}

/**
 * The people who match what is typed, for a RecordField; the server searches, so there may be thousands.
 * @param idCliente church of the record that will name the person; without it the viewer's own
 */
export function useUsuarioSearch(filtro: UsuarioFiltro = {}, idCliente?: number): UsuarioSearch {
  const own = useViewer().idCliente
  const [busca, search] = useState('')
  const { data, previousData, loading, error, refetch } = useUsuarioChoicesQuery({
    variables: { busca: busca || undefined, filtro, idCliente: idCliente ?? own },
  })
  const usuarios = (data ?? previousData)?.usuarios.nodes ?? []
  return {
    choices: usuarios.map(usuarioChoice),
    busca,
    loading,
    search,
    nobody: !loading && !busca && data?.usuarios.nodes.length === 0,
    failed: Boolean(error) && !loading,
    retry: () => void refetch().catch(() => undefined),
  }
}

/** A person as a picker shows her: 'nome - e-mail'. */
export const usuarioChoice = ({ id, name, email }: { id: number; name: string; email?: string | null }) => ({
  value: id,
  label: email ? `${name} - ${email}` : name,
})
