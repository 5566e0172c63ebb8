import { useState } from 'react'
import type { UsuarioFiltro } from '../../../gql/types'
import type { RecordSearch } from '../../../kernel/form'
import { useUsuarioChoicesQuery } from './choices.generated'

/** The people who match what is typed and the filter, for a RecordField. */
export function useUsuarioSearch(filtro?: UsuarioFiltro): RecordSearch {
  const [busca, search] = useState('')
  const { data, previousData, loading } = useUsuarioChoicesQuery({
    variables: { first: 20, busca: busca || undefined, filtro },
  })
  const usuarios = (data ?? previousData)?.usuarios.nodes ?? []
  return { choices: usuarios.map(usuarioChoice), busca, loading, search }
}

/** 'nome - e-mail', since two people may have one name. */
export const usuarioChoice = (usuario: { id: number; name: string; email?: string | null }) => ({
  value: usuario.id,
  label: usuario.email ? `${usuario.name} - ${usuario.email}` : usuario.name,
})
