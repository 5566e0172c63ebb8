import { useState } from 'react'
import { normaliseText } from '../../../gql/regras/kernel/reading/pagination'
import type { UsuarioFiltro } from '../../../gql/types'
import { type RecordSearch, useFound } from '../../../kernel/form'
import { useViewer } from '../../../kernel/session'
import { formatDate } from '../../../kernel/ui'
import { useUsuarioChoicesQuery } from './choices.generated'
import { NobodyNotice, PeopleFailedNotice } from './no-people'

type UsuarioSearch = Omit<RecordSearch, 'choices'> & {
  choices: readonly ReturnType<typeof usuarioChoice>[]
  /** Nobody at all passes the filter, whatever is typed. */
  nobody: boolean
  /** Nobody could be read so far. A later search that fails is told at the field, and the form stays. */
  failed: boolean
  retry: () => void
}

/**
 * The people who match what is typed, for a RecordField; the server searches, so there may be thousands. The field itself tells
 * when there is nobody to choose, or when they could not be read.
 * @param idCliente church of the record that will name the person; without it the viewer's own
 * @param nobodyText what is told when nobody passes the filter
 * @param ordem 'pastor', 'recemConvertido': these come first
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
    variables: { busca: busca || undefined, filtro, idCliente: idCliente ?? own, ordem },
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
  return { choices: usuarioChoices(usuarios), busca, loading, search, nobody, failed, retry, notice: notice() }
}

/** A person as a picker shows her, 'nome - e-mail', and by name alone for where she goes from there. */
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

/** What tells people of one name apart, where the viewer may read it. The e-mail stands in the label already. */
function apart({ id, email, dataNascimento, bairro }: Namesake): string {
  if (dataNascimento) return `nasc. ${formatDate(dataNascimento)}`
  return bairro ?? (email ? '' : `nº ${id}`)
}

/** People as a picker shows them; those who share a name with what tells them apart. */
export function usuarioChoices(people: readonly Namesake[]): ReturnType<typeof usuarioChoice>[] {
  const names = people.map(({ name }) => normaliseText(name))
  return people.map((person, index) => {
    const choice = usuarioChoice(person)
    const shared = names.some((name, other) => other !== index && name === names[index])
    const detail = shared && apart(person)
    return detail ? { ...choice, label: `${choice.label} (${detail})` } : choice
  })
}
