import type { TypedDocumentNode } from '@apollo/client'
import { useEffect } from 'react'
import { useOffline } from '../later/network'
import { hurry } from '../later/quiet'
import { outbox } from './browser'
import { isReadOnly, sayReadOnly } from './read-only'
import { KEEP_OPEN, sayLost } from './say'
import { textOf } from './text-of'
import { askToKeep, useLateDelivery, useOutbox } from './use-outbox'

type Roll<Data> = {
  /** the record whose roll is called: its kind and number */
  record: string
  /** what it is, in the person's words */
  text: string
  /** the address of the screen */
  to: string
  /** takes these variables and `input`, the marks */
  document: TypedDocumentNode<Data, never>
  variables: Readonly<Record<string, string>>
  /** shows the state that the server answers, and keeps it; also called when the screen was left meanwhile */
  onDelivered: (data: Data) => void
}

type Marked = { who: string; name: string }

/** The marks of a roll that wait on this device, and how to make them. */
export function useRoll<Data>({ record, text, to, document, variables, onDelivered }: Roll<Data>) {
  const { waiting, failing, fleeting } = useOutbox()
  const offline = useOffline()
  // such a screen is opened where the network may be lost soon
  useEffect(hurry, [])
  // the next screen may show what was marked here
  useEffect(() => () => void outbox.flush(), [])
  const own = waiting.filter((item) => item.record === record)
  useLateDelivery(record, onDelivered)
  const add = (marks: (Marked & { on: boolean })[], count?: number) => {
    if (isReadOnly()) return sayReadOnly()
    void askToKeep()
    const isKept = outbox.add({
      record,
      text,
      to,
      query: textOf(document),
      variables,
      marks: marks.map((mark) => ({ ...mark, at: 0 })),
      visitors: count === undefined ? undefined : { count, at: 0 },
    })
    if (!isKept) sayLost()
  }
  /** whether marks wait because the server cannot be reached */
  const stuck = own.length > 0 && (failing !== null || offline)
  return {
    /** the newest mark of each person that waits, by `who` */
    marks: new Map(own.flatMap(({ marks = [] }) => marks).map(({ who, on }) => [who, on])),
    /** the same, with names */
    people: [...new Map(own.flatMap(({ marks = [] }) => marks).map((mark) => [mark.who, mark])).values()],
    visitors: own.findLast(({ visitors }) => visitors)?.visitors?.count,
    stuck,
    /** where the marks are, in words */
    where: stuck ? (fleeting ? KEEP_OPEN : 'As marcas estão guardadas neste aparelho.') : 'Cada marca é salva na hora.',
    waiting: own.length > 0,
    mark: (people: Marked[], on: boolean) => add(people.map((person) => ({ ...person, on }))),
    count: (visitors: number) => add([], visitors),
    /** Says that the roll was called, though nobody was marked and no visitor counted. */
    nobody: () => add([]),
  }
}
