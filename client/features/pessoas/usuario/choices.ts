import { useState } from 'react'
import type { RecordSearch } from '../../../kernel/form'
import { useUsuarioChoicesQuery } from './choices.generated'

type UsuarioSearch = RecordSearch & {
  /** Nobody is there to be chosen, whatever one types. */
  none: boolean
  failed: boolean
  retry(): void
}

/** The active people that match what is typed, for a RecordField. */
export function useUsuarioSearch(): UsuarioSearch {
  const [busca, search] = useState('')
  const { data, previousData, loading, error, refetch } = useUsuarioChoicesQuery({
    variables: { first: 20, busca: busca || undefined },
  })
  const usuarios = (data ?? previousData)?.usuarios.nodes ?? []
  return {
    choices: usuarios.map(usuarioChoice),
    busca,
    loading,
    search,
    none: busca === '' && data?.usuarios.nodes.length === 0,
    failed: Boolean(error) && !loading,
    retry: () => void refetch().catch(() => undefined),
  }
}

/** 'nome - e-mail', as people of the same name are told apart. */
export const usuarioChoice = ({ id, name, email }: { id: number; name: string; email: string | null }) => ({
  value: id,
  label: email ? `${name} - ${email}` : name,
})
