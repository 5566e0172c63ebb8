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
 * The address that shows the row of a saved record. For an edited record this is the list with its remembered search
 * and page; for a new record, it is the list with a search for the record. `rowOf(urls.list, record, { busca: name
 * })`
 */
export const rowOf = (path: string, edited: unknown, narrowed: Record<string, string>) =>
  edited && asLeft.has(path) ? listAsLeft(path) : `${path}${withMark(String(new URLSearchParams(narrowed)))}`

const withMark = (search: string) => search && `?${search}`
