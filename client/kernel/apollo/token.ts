// The bearer token lives in local storage, where other tabs see it too: signing out in one ends the session in all.
const KEY = 'token'

type Reason = 'signed-in' | 'signed-out' | 'expired'
type Listener = (reason: Reason) => void

const listeners = new Set<Listener>()
const notify = (reason: Reason) => {
  for (const listener of listeners) listener(reason)
}

/** The token of the session in this browser, or null. */
export const getToken = (): string | null => localStorage.getItem(KEY)

/** Stores the token (or removes it, with null) and tells everyone who listens. */
export function setToken(token: string | null, reason: Reason = token ? 'signed-in' : 'signed-out'): void {
  if (token) localStorage.setItem(KEY, token)
  else localStorage.removeItem(KEY)
  notify(reason)
}

/** The server refused this token. Answers to requests that were sent with an older one change nothing. */
export function expireToken(token: string): void {
  if (getToken() === token) setToken(null, 'expired')
}

/** Calls the listener on every change, also of other tabs; returns the function that stops it. */
export function onTokenChange(listener: Listener): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY) listener(event.newValue ? 'signed-in' : 'signed-out')
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
