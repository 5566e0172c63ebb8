import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { dataOf, errorText } from '../../../../kernel/apollo'
import { isReadOnly, sayReadOnly } from '../../../../kernel/outbox'
import { toast, useConfirm } from '../../../../kernel/ui'
import { JaPresentesDocument, PessoasDoCultoDocument } from './marcar-todos.generated'

/** One request of marks takes no more, and nobody calls the roll of so many by removing those who are absent. */
const MOST = 500

type Person = { id: number; name: string }

type Props = {
  id: string
  onMark: (people: Person[], on: boolean) => void
}

/** Marks all active people who are not present yet; whoever did not come is removed afterwards. */
export function MarcarTodos({ id, onMark }: Props) {
  const client = useApolloClient()
  const confirm = useConfirm()
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    const people = await absent(client, id)
    if (typeof people === 'number')
      return toast.info(
        `São ${people} pessoas, e daqui se marcam até ${MOST} de uma vez. Registre uma a uma as que vieram.`,
      )
    if (people.length === 0) return toast.info('Todas as pessoas ativas já estão presentes.')
    const many = people.length === 1 ? '1 pessoa ativa será marcada' : `${people.length} pessoas ativas serão marcadas`
    const text = `${many} como presente${people.length === 1 ? '' : 's'}. Depois, remova quem não veio.`
    if (!(await confirm({ title: 'Marcar todos?', text, confirmText: 'Marcar todos' }))) return
    onMark(people, true)
    const done = people.length === 1 ? '1 presença marcada.' : `${people.length} presenças marcadas.`
    toast.info(done, { action: { text: 'Desfazer', onClick: () => onMark(people, false) } })
  }
  const start = () => {
    if (isReadOnly()) return sayReadOnly()
    setBusy(true)
    void ask()
      .catch((error: unknown) => toast.error(errorText(error, 'Não foi possível carregar os usuários.')))
      .finally(() => setBusy(false))
  }
  return <Button variant="minimal" text="Marcar todos" loading={busy} onClick={start} />
}

/** The active people who are not present; their number when there are too many active people, or presences. */
async function absent(client: ApolloClient, id: string): Promise<Person[] | number> {
  const fetchPolicy = 'no-cache' as const
  const active = await wholeOf(async (after) => {
    const variables = { filtro: { usuarioAtivo: 1 }, after }
    return dataOf(await client.query({ query: PessoasDoCultoDocument, variables, fetchPolicy })).usuarios
  })
  if (typeof active === 'number') return active
  const present = await wholeOf(async (after) => {
    const variables = { id, after }
    return dataOf(await client.query({ query: JaPresentesDocument, variables, fetchPolicy })).culto.presencas
  })
  if (typeof present === 'number') return present
  const there = new Set(present.map(({ membro }) => membro?.id))
  return active.filter((person) => !there.has(person.id))
}

type Page<Node> = { nodes: readonly Node[]; totalCount: number }

/** All pages of a list; only their number when it has too many lines. */
async function wholeOf<Node>(read: (after: string | null) => Promise<Page<Node>>): Promise<Node[] | number> {
  const all: Node[] = []
  for (;;) {
    const { nodes, totalCount } = await read(all.length ? String(all.length) : null)
    if (totalCount > MOST) return totalCount
    all.push(...nodes)
    if (nodes.length === 0 || all.length >= totalCount) return all
  }
}
