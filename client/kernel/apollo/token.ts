// The bearer token is kept in local storage, where other tabs see it too: signing out in one tab ends the session in
// all tabs.
const KEY = 'token'

type Reason = 'signed-in' | 'signed-out' | 'expired'
type Listener = (reason: Reason) => void

const listeners = new Set<Listener>()
const notify = (reason: Reason) => {
  for (const listener of listeners) listener(reason)
}

export const getToken = (): string | null => localStorage.getItem(KEY)

/** Stores the token (null removes it) and notifies all listeners. */
export function setToken(token: string | null, reason: Reason = token ? 'signed-in' : 'signed-out'): void {
  if (token) localStorage.setItem(KEY, token)
  else localStorage.removeItem(KEY)
  notify(reason)
}

/** Call it when the server has refused this token. A refusal of an older token changes nothing. */
export function expireToken(token: string): void {
  if (getToken() === token) setToken(null, 'expired')
}

/** Calls the listener on every change, including changes in other tabs. Returns the function that unsubscribes it. */
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
