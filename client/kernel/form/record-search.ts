import { type ReactNode, useRef } from 'react'
import type { RecordChoice } from './record-options'

/** What a feature's search hook gives: the choices for `busca`, which may be an earlier text than the one being typed. */
export type RecordSearch = {
  choices: readonly RecordChoice[]
  busca: string
  loading: boolean
  search: (text: string) => void
  /** Why there is nothing to choose from, in the place of the field's help. */
  notice?: ReactNode
  /** Asks once more. Only there after a search that failed. */
  again?: (() => void) | undefined
}

type Asked = { loading: boolean; error?: unknown; refetch: () => Promise<unknown> }

/** The `again` of a search: what the query's `refetch` does, when its last answer was an error. */
export const searchAgain = ({ loading, error, refetch }: Asked): (() => void) | undefined =>
  error && !loading ? () => void refetch().catch(() => undefined) : undefined

/**
 * What a search found last: it stays while the next text is searched for, so that nothing flickers, and goes at once when the
 * form goes to another church, whose records those are not.
 */
export function useFound<Data>(
  result: { data?: Data; previousData?: Data },
  idCliente: number | null | undefined,
): Data | undefined {
  const church = useRef(idCliente)
  if (result.data) church.current = idCliente
  return result.data ?? (church.current === idCliente ? result.previousData : undefined)
}
