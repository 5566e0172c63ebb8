import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import { getToken, onTokenChange } from '../apollo/token'
import { closeToasts, toast } from '../ui'
import type { ViewerFragment } from './session.generated'

export type Viewer = ViewerFragment

export type Session = {
  /** The current user, or null (also until the server has accepted the stored token). */
  eu: Viewer | null
  /** True while the server checks the stored token. */
  loading: boolean
  signIn: (token: string, eu: Viewer) => Promise<void>
  signOut: (how?: { ended?: boolean }) => Promise<void>
}

// Visitors need Apollo Client only when they send something. It is loaded at that time, so the first page opens faster.
const openClose = () => import('./open-close')

/** The session of a visitor who is not signed in. */
export const VISITOR: Session = {
  eu: null,
  loading: false,
  signIn: async (token, eu) => (await openClose()).signIn(token, eu),
  signOut: async (how) => (await openClose()).signOut(how),
}

/**
 * SignedIn (signed-in.tsx) provides the session around the protected routes. On other routes the session is VISITOR.
 */
export const SessionContext = createContext<Session>(VISITOR)

/** The session, on every screen; behind the guard use `useViewer`. */
export const useSession = (): Session => useContext(SessionContext)

/** The current user, for screens behind the guard, where somebody is always signed in. */
export function useViewer(): Viewer {
  const { eu } = useSession()
  if (!eu) throw new Error('useViewer outside a protected route')
  return eu
}

/** The stored token; rerenders when it is set or removed, in another tab too. */
export const useToken = (): string | null => useSyncExternalStore(onTokenChange, getToken)

const EXPIRED = 'A sua sessão expirou. Por favor, faça o login novamente.'

/**
 * Closes all messages when somebody is signed out, or signs in in another tab, and says when the server has ended the
 * session. A message names people and records, and its action would be done by whoever is signed in then. Used once, at
 * the root.
 */
export function useSessionNotice(): void {
  useEffect(
    () =>
      onTokenChange((reason, elsewhere) => {
        if ((reason !== 'signed-in' && reason !== 'renewed') || elsewhere) closeToasts()
        if (reason === 'expired') toast.info(EXPIRED)
      }),
    [],
  )
}
