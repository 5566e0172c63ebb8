import type { Item } from './item.js'

/** What the screens show. */
export interface State {
  /** own items that were not sent yet, in their order */
  readonly waiting: readonly Item[]
  /** own items that the server refused */
  readonly refused: readonly Item[]
  /** why the last try failed, if it did: the server was not reached, could not answer, or asks for a new sign-in */
  readonly failing: Failing
  /** true when what waits ends with this page, because the browser has no database */
  readonly fleeting?: boolean
}

export type Failing = 'network' | 'server' | 'sign-in' | null

export const NOBODY: State = { waiting: [], refused: [], failing: null }
