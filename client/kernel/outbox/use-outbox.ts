import type { TypedDocumentNode } from '@apollo/client'
import { print } from '@apollo/client/utilities'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { isOffline, useOffline } from '../later/network'
import { outbox } from './browser'

/** The changes of this person that wait, and those that the server refused. */
export const useOutbox = () => useSyncExternalStore(outbox.subscribe, outbox.state)

type Roll<Data> = {
  /** the record whose roll is called: its kind and number */
  record: string
  /** what it is, in the person's words */
  text: string
  /** the address of the screen */
  to: string
  /** takes `id` and `input`, the marks */
  document: TypedDocumentNode<Data, { id: string; input: never }>
  id: string
  /** shows the state that the server answers */
  onDelivered: (data: Data) => void
}

type Marked = { who: string; name: string }

/** The marks of a roll that wait on this device, and how to make them. */
export function useRoll<Data>({ record, text, to, document, id, onDelivered }: Roll<Data>) {
  const { waiting, failing } = useOutbox()
  const offline = useOffline()
  const own = waiting.filter((item) => item.record === record)
  useDelivered(record, onDelivered)
  const add = (marks: (Marked & { on: boolean })[], count?: number) => {
    void askToKeep()
    outbox.add({
      record,
      text,
      to,
      query: print(document),
      variables: { id },
      marks: marks.map((mark) => ({ ...mark, at: 0 })),
      visitors: count === undefined ? undefined : { count, at: 0 },
    })
  }
  return {
    /** the newest mark of each person that waits, by `who` */
    marks: new Map(own.flatMap(({ marks = [] }) => marks).map(({ who, on }) => [who, on])),
    /** the same, with names */
    people: [...new Map(own.flatMap(({ marks = [] }) => marks).map((mark) => [mark.who, mark])).values()],
    visitors: own.findLast(({ visitors }) => visitors)?.visitors?.count,
    /** whether marks wait because the server cannot be reached */
    stuck: own.length > 0 && (failing !== null || offline),
    waiting: own.length > 0,
    mark: (people: Marked[], on: boolean) => add(people.map((person) => ({ ...person, on }))),
    count: (visitors: number) => add([], visitors),
  }
}

/** Sends what waits. Returns what became of the changes of this record. */
export async function sendNow(record: string): Promise<'sent' | 'waiting' | 'refused'> {
  if (!isOffline()) await outbox.flush()
  const { waiting, refused } = outbox.state()
  if (refused.some((item) => item.record === record)) return 'refused'
  return waiting.some((item) => item.record === record) ? 'waiting' : 'sent'
}

type Setting<Data, Variables> = {
  /** the kind and number of the record */
  record: string
  document: TypedDocumentNode<Data, Variables>
  onDelivered: (data: Data) => void
}

type Change<Variables> = { text: string; to: string; variables: Omit<Variables, 'marcadoEm' | 'enviadoEm'> }

/** Sets values of a record; the change waits on this device until the server has it. */
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
    change({ variables, ...rest }: Change<Variables>) {
      void askToKeep()
      outbox.add({ ...rest, record, query: print(document), variables: { ...variables } })
    },
  }
}

/** Calls the listener with each answer of the server to changes of this record. */
function useDelivered<Data>(record: string, onDelivered: (data: Data) => void): void {
  const latest = useRef(onDelivered)
  latest.current = onDelivered
  useEffect(() => outbox.onDelivered(record, (data) => latest.current(data as Data)), [record])
}

let asked = false

/** Asks the browser not to clear the device's store when space is short. */
async function askToKeep(): Promise<void> {
  if (asked) return
  asked = true
  await navigator.storage?.persist?.().catch(() => false)
}
