import { type ReactNode } from 'react'
import type { RecordChoice } from './record-options'

/** The result of a feature's search hook: the choices for `busca`, which may be older than the text being typed. */
export type RecordSearch = {
  choices: readonly RecordChoice[]
  busca: string
  /** The choices are in the order in which the server puts them for the text. */
  ranked?: boolean
  loading: boolean
  search: (text: string) => void
  /** Why there are no choices; replaces the field's help. */
  notice?: ReactNode
  /** What to type, instead of the form's own placeholder. */
  placeholder?: string | undefined
  /** What the list says when it has no choices; 'Nada encontrado.' unless it is given. */
  emptyText?: string | undefined
  /** Searches again. Only present after a search that failed. */
  again?: (() => void) | undefined
}

type Asked = { loading: boolean; error?: unknown; refetch: () => Promise<unknown> }

/** The `again` of a search: the query's `refetch` when its last response was an error. */
export const searchAgain = ({ loading, error, refetch }: Asked): (() => void) | undefined =>
  error && !loading ? () => void refetch().catch(() => undefined) : undefined

/** The last result of a search. It stays while the next one loads, to avoid flicker. */
export const useFound = <Data>({ data, previousData }: { data?: Data; previousData?: Data }): Data | undefined =>
  data ?? previousData
