import type { ReactNode } from 'react'
import type { RecordChoice } from './record-options'

/** What a feature's search hook gives: the choices for `busca`, which may be an earlier text than the one being typed. */
export type RecordSearch = {
  choices: readonly RecordChoice[]
  busca: string
  loading: boolean
  search: (text: string) => void
  /** Why there is nothing to choose from, in the place of the field's help. */
  notice?: ReactNode
}
