import type { TypedDocumentNode } from '@apollo/client'
import { print } from '@apollo/client/utilities'
import { useOffline } from '../later/network'
import type { Sent } from './browser'
import { isReadOnly, sayReadOnly } from './read-only'
import { askToKeep, useDelivered, useOutbox } from './use-outbox'

type Setting<Data, Variables> = {
  /** the kind and number of the record */
  record: string
  document: TypedDocumentNode<Data, Variables>
  onDelivered: (data: Data) => void
}

type Change<Variables> = {
  text: string
  to: string
  variables: Omit<Variables, 'marcadoEm' | 'enviadoEm'>
  /** what the server has of the number that is changed */
  before?: number
}

/**
 * Sets values of a record; the change waits on this device until the server has it. The outbox is loaded with the first
 * change, because such buttons also stand on screens that only show something.
 */
export function useSet<Data, Variables extends object>({ record, document, onDelivered }: Setting<Data, Variables>) {
  const { waiting, failing } = useOutbox()
  const offline = useOffline()
  useDelivered(record, onDelivered)
  const last = waiting.findLast((item) => item.record === record)
  return {
    /** the values that wait */
    waiting: last?.variables as Change<Variables>['variables'] | undefined,
    /** whether they wait because the server cannot be reached */
    stuck: last !== undefined && (failing !== null || offline),
    /** Says that a change waits; `what` is 'A sua resposta'. */
    async sayWaiting(what: string): Promise<void> {
      const { sayWaiting } = await import('./say')
      sayWaiting(what)
    },
    /** Stores the change on this device and sends it. Rejects when it could not be stored. */
    async change({ variables, ...rest }: Change<Variables>): Promise<Sent> {
      if (isReadOnly()) {
        sayReadOnly()
        return 'read-only'
      }
      const { outbox, sendNow } = await import('./browser')
      void askToKeep()
      const isKept = outbox.add({ ...rest, record, query: print(document), variables: { ...variables } })
      if (!isKept) throw new Error('nobody is signed in for whom it could be stored')
      return sendNow(record)
    },
  }
}
