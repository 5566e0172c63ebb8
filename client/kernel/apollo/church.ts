// The platform's administrator is in one church at a time, or in none and reads lists of all of them. Each tab has its own
// choice, which the browser forgets with the tab. Changing it loads the page again, so nothing of one church is left in memory.
const KEY = 'candeia.igreja'

/** The church that this tab is in, as its screens name it. */
export type Church = { id: number; nome: string; fusoHorario: string }

// read at the first request, because the list of routes is also read without a browser
let current: Church | null | undefined

function stored(): Church | null {
  const text = typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(KEY)
  return text ? (JSON.parse(text) as Church) : null
}

/** The church of this tab, or null. It is the same as long as the page is loaded and nobody signs out. */
export function getChurch(): Church | null {
  if (current === undefined) current = stored()
  return current
}

/** Stores the church (null for none) for the page that is loaded next; this one stays where it is. */
export function storeChurch(church: Church | null): void {
  if (church) sessionStorage.setItem(KEY, JSON.stringify(church))
  else sessionStorage.removeItem(KEY)
}

/** Somebody else may sign in: the choice was another person's. */
export function forgetChurch(): void {
  current = null
  if (typeof sessionStorage !== 'undefined') storeChurch(null)
}

/** The header by which a request happens in the church. */
export function churchHeaders(): Record<string, string> {
  const church = getChurch()
  return church ? { 'x-igreja': String(church.id) } : {}
}
