import { useState } from 'react'
import type { UsuarioFiltro } from '../../../gql/types'
import { type RecordSearch, useFound } from '../../../kernel/form'
import { useViewer } from '../../../kernel/session'
import { useUsuarioChoicesQuery } from './choices.generated'
import { NobodyNotice, PeopleFailedNotice } from './no-people'

type UsuarioSearch = Omit<RecordSearch, 'choices'> & {
  choices: readonly ReturnType<typeof usuarioChoice>[]
  /** Nobody at all passes the filter, whatever is typed. */
  nobody: boolean
  failed: boolean
  retry: () => void
}

/**
 * The people who match what is typed, for a RecordField; the server searches, so there may be thousands. The field itself tells
 * when there is nobody to choose, or when they could not be read.
 * @param idCliente church of the record that will name the person; without it the viewer's own
 * @param nobodyText what is told when nobody passes the filter
 */
export function useUsuarioSearch(
  filtro: UsuarioFiltro = {},
  idCliente?: number,
  nobodyText = 'Nenhum usuário cadastrado!',
): UsuarioSearch {
  const own = useViewer().idCliente
  const [busca, search] = useState('')
  const { data, previousData, loading, error, refetch } = useUsuarioChoicesQuery({
    variables: { busca: busca || undefined, filtro, idCliente: idCliente ?? own },
  })
  const usuarios = useFound({ data, previousData }, idCliente ?? own)?.usuarios.nodes ?? []
  const nobody = !loading && !busca && data?.usuarios.nodes.length === 0
  const failed = Boolean(error) && !loading
  const retry = () => void refetch().catch(() => undefined)
  const notice = () => {
    if (failed) return <PeopleFailedNotice onRetry={retry} />
    return nobody ? <NobodyNotice text={nobodyText} /> : undefined
  }
  return { choices: usuarios.map(usuarioChoice), busca, loading, search, nobody, failed, retry, notice: notice() }
}

/** A person as a picker shows her, 'nome - e-mail', and by name alone for where she goes from there. */
export const usuarioChoice = ({ id, name, email }: { id: number; name: string; email?: string | null }) => ({
  value: id,
  label: email ? `${name} - ${email}` : name,
  name,
})
