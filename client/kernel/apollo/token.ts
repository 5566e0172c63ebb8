// The bearer token is kept in local storage, where other tabs see it too: signing out in one tab ends the session in
// all tabs.
const KEY = 'token'

/**
 * In local storage the last sign-out, in a tab's own storage the last one that the tab knows. Only a sign-out changes
 * it, so a token that goes without it has expired.
 */
const LEFT = 'signed-out-at'

/** 'renewed': the same person has signed in again in this tab, under what is not saved. */
type Reason = 'signed-in' | 'renewed' | 'signed-out' | 'expired'
type Listener = (reason: Reason, elsewhere: boolean) => void

const listeners = new Set<Listener>()
const notify = (reason: Reason, elsewhere: boolean) => {
  for (const listener of listeners) listener(reason, elsewhere)
}

const stored = (): string | null => localStorage.getItem(KEY)

/** The token that the listeners know. */
let known: string | null = null

/** The token that another tab has found expired, while this tab keeps it. */
let expired: string | null = null

let keepsExpired = () => false

/**
 * Sets whether this tab keeps a token that another tab has found expired: the server refuses the next request of this
 * tab, too, which then asks the person to sign in again.
 */
export function keepExpiredWhile(keeps: () => boolean): void {
  keepsExpired = keeps
}

export const getToken = (): string | null => stored() ?? expired

/** Stores the token (null removes it) and notifies all listeners. */
export function setToken(token: string | null, reason: Reason = token ? 'signed-in' : 'signed-out'): void {
  // before the token goes, so that other tabs know why
  if (reason === 'signed-out') localStorage.setItem(LEFT, String(Date.now()))
  if (token) localStorage.setItem(KEY, token)
  else localStorage.removeItem(KEY)
  known = token
  expired = null
  forgetDraftsOfSignedOut()
  notify(reason, false)
}

/** Call it when the server has refused this token. A refusal of an older token changes nothing. */
export function expireToken(token: string): void {
  if (getToken() === token) setToken(null, 'expired')
}

/**
 * Deletes what features keep in this tab for a reload, such as the lines of a sheet that is not saved, when somebody has
 * signed out since the tab last looked. A tab that sleeps hears no event, so call it when the application starts, too.
 * @returns whether somebody has signed out
 */
export function forgetDraftsOfSignedOut(): boolean {
  const left = localStorage.getItem(LEFT)
  if (left === null || left === sessionStorage.getItem(LEFT)) return false
  const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at))
  for (const key of keys) if (key?.startsWith('candeia.')) sessionStorage.removeItem(key)
  sessionStorage.setItem(LEFT, left)
  return true
}

/** Notifies all listeners of what other tabs have done since this tab last looked. */
function catchUp(): void {
  const left = forgetDraftsOfSignedOut()
  const token = stored()
  if (token === known && !left) return
  if (known && !token && !left && keepsExpired()) {
    expired = known
    return
  }
  known = token
  expired = null
  if (left) notify('signed-out', true)
  if (token) notify('signed-in', true)
  else if (!left) notify('expired', true)
}

function onStorage({ key }: StorageEvent): void {
  // where somebody was signed in, the token goes after the note
  if (key === KEY || (key === LEFT && !stored())) catchUp()
}

/** A page that the browser kept while another one was shown has heard no event. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) catchUp()
}

/**
 * Calls the listener on every change, with whether another tab has made it. Returns the function that unsubscribes it.
 */
export function onTokenChange(listener: Listener): () => void {
  if (listeners.size === 0) {
    known = getToken()
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onPageShow)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
  }
}
