/**
 * The current query parameters. `useSearchParams` returns the parameters of the last rendering, which may be older than
 * the last navigation. With the older parameters, the second of two quick clicks would undo the first.
 */
export const addressParams = () => new URLSearchParams(window.location.search)

const asLeft = new Map<string, string>()

/** Remembers a list's search, filters and page, until the page is reloaded. */
export const rememberList = (path: string, search: string) => void asLeft.set(path, search)

/** Forgets the lists of the person who was signed in. */
export const forgetLists = () => asLeft.clear()

/** The address of a list with its remembered search, filters and page; other addresses unchanged. */
export const listAsLeft = (path: string) => `${path}${asLeft.get(path) ?? ''}`

/**
 * A record that a form has just saved, as its list marks it: its number, the address of the list with its row, and when it
 * was saved, in milliseconds since 1970.
 */
export type SavedRow = { id: number; only: string; at: number }

/**
 * Where a form goes after it has saved: the list as it was left, where the record's row is marked. Where that list does
 * not show the row, it offers its address with `only`: `...rowOf(urls.list, id, { busca: name })`
 */
export const rowOf = (path: string, id: number, only: Record<string, string>): { to: string; row: SavedRow } => ({
  to: listAsLeft(path),
  row: {
    id,
    only: `${path}${withMark(String(new URLSearchParams(only)))}`,
    at: performance.timeOrigin + performance.now(),
  },
})

const withMark = (search: string) => search && `?${search}`
