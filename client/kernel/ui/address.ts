/**
 * The parameters of the address as it stands. Those of `useSearchParams` are the ones last drawn, and drawing comes after the
 * navigation: whoever counts from them counts two quick presses as one, and takes back what was chosen a moment ago.
 */
export const addressParams = () => new URLSearchParams(window.location.search)

const asLeft = new Map<string, string>()

/** Remembers how a list is looked at, until the page is loaded anew. */
export const rememberList = (path: string, search: string) => void asLeft.set(path, search)

/** What one person looked at is nobody's business after the session. */
export const forgetLists = () => asLeft.clear()

/** The address of a list as it was left, with its search, filters and page; another address as it is. */
export const listAsLeft = (path: string) => `${path}${asLeft.get(path) ?? ''}`

/**
 * Where the row of a saved record is: an edited one in the list as it was left, a new one in the list narrowed down to it.
 * `rowOf(localUrls.list, local, { busca: nomeLocal })`
 */
export const rowOf = (path: string, edited: unknown, narrowed: Record<string, string>) =>
  edited && asLeft.has(path) ? listAsLeft(path) : `${path}${withMark(String(new URLSearchParams(narrowed)))}`

const withMark = (search: string) => search && `?${search}`
