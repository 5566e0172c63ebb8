import { useState } from 'react'
import { normaliseText } from '../../../gql/regras/kernel/reading/pagination'
import type { UsuarioFiltro } from '../../../gql/types'
import { type RecordSearch, useFound } from '../../../kernel/form'
import { useViewer } from '../../../kernel/session'
import { formatDate } from '../../../kernel/ui'
import { useUsuarioChoicesQuery } from './choices.generated'
import { NobodyNotice, PeopleFailedNotice } from './no-people'

export type UsuarioSearch = Omit<RecordSearch, 'choices'> & {
  choices: readonly ReturnType<typeof usuarioChoice>[]
  /** Nobody matches the filter, even without a search text. */
  nobody: boolean
  /** The people could not be loaded at all. If only a later search fails, the field reports it and the form stays. */
  failed: boolean
  /** The last search did not reach the server. */
  broken: boolean
  retry: () => void
}

/**
 * The people who match the search text, for a RecordField. The server searches, since there may be thousands. The field
 * itself reports when there is nobody to select, or when the people could not be loaded.
 * @param idCliente the church to search in; by default the current user's
 * @param nobodyText the notice when nobody matches the filter
 * @param ordem 'pastor' or 'recemConvertido' puts these people first
 */
export function useUsuarioSearch(
  filtro: UsuarioFiltro = {},
  idCliente?: number,
  nobodyText = 'Nenhum usuário cadastrado!',
  ordem: 'name' | 'pastor' | 'recemConvertido' = 'name',
): UsuarioSearch {
  const own = useViewer().idCliente
  const [busca, search] = useState('')
  const { data, previousData, loading, error, refetch } = useUsuarioChoicesQuery({
    // for 'ana' and Enter, Ana comes before Adriana
    variables: {
      busca: busca || undefined,
      filtro,
      idCliente: idCliente ?? own,
      ordem: busca && ordem === 'name' ? 'busca' : ordem,
    },
  })
  const found = useFound({ data, previousData }, idCliente ?? own)
  const usuarios = found?.usuarios.nodes ?? []
  const nobody = !loading && !busca && data?.usuarios.nodes.length === 0
  const broken = Boolean(error) && !loading
  const retry = () => void refetch().catch(() => undefined)
  const notice = () => {
    if (broken) return <PeopleFailedNotice onRetry={retry} />
    return nobody ? <NobodyNotice text={nobodyText} /> : undefined
  }
  const failed = broken && !found
  return { choices: usuarioChoices(usuarios), busca, loading, search, nobody, broken, failed, retry, notice: notice() }
}

/** A person as a picker shows them: 'nome - e-mail'. `name` is the name alone, for use after the selection. */
export const usuarioChoice = ({ id, name, email }: { id: number; name: string; email?: string | null }) => ({
  value: id,
  label: email ? `${name} - ${email}` : name,
  name,
})

type Namesake = {
  id: number
  name: string
  email?: string | null
  dataNascimento?: string | null
  bairro?: string | null
}

/**
 * A detail that distinguishes people of the same name, from data that the current user may read. The e-mail is in the
 * label already.
 */
function apart({ id, email, dataNascimento, bairro }: Namesake): string {
  if (dataNascimento) return `nasc. ${formatDate(dataNascimento)}`
  return bairro ?? (email ? '' : `nº ${id}`)
}

/** People as a picker shows them. People of the same name get a detail that distinguishes them. */
export function usuarioChoices(people: readonly Namesake[]): ReturnType<typeof usuarioChoice>[] {
  const names = people.map(({ name }) => normaliseText(name))
  return people.map((person, index) => {
    const choice = usuarioChoice(person)
    const shared = names.some((name, other) => other !== index && name === names[index])
    const detail = shared && apart(person)
    return detail ? { ...choice, label: `${choice.label} (${detail})` } : choice
  })
}
