import { normaliseText } from '../../../../schema/rules/folding'
import type { RecordSearch } from '../../../kernel/form'
import { formatDate } from '../../../kernel/ui'

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
