import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { client, expireToken, getToken, onTokenChange, setToken } from '../apollo'
import { toast } from '../ui'
import { EuDocument, SairDocument, useEuQuery, type ViewerFragment } from './session.generated'

export type Viewer = ViewerFragment

export type Session = {
  /** Who is signed in, or null. */
  eu: Viewer | null
  /** True until the stored token has been answered for. */
  loading: boolean
  /** The profile could not be asked for (no connection): neither signed in nor out. */
  error: unknown
  retry: () => void
  signIn: (token: string, eu: Viewer) => Promise<void>
  signOut: () => Promise<void>
}

const SessionContext = createContext<Session | null>(null)

const EXPIRED = 'A sua sessão expirou. Por favor, faça o login novamente.'

/** Nothing of one person's data stays in memory for the next one at this screen. */
function useEndOfSession() {
  useEffect(
    () =>
      onTokenChange((reason) => {
        if (reason === 'signed-in') return
        if (reason === 'expired') toast.info(EXPIRED)
        void client.clearStore()
      }),
    [],
  )
}

async function signIn(token: string, eu: Viewer): Promise<void> {
  await client.clearStore()
  client.writeQuery({ query: EuDocument, data: { eu } })
  setToken(token)
}

async function signOut(): Promise<void> {
  // The person leaves even when the server cannot be told: the session then ends there by itself.
  await client.mutate({ mutation: SairDocument }).catch(() => undefined)
  setToken(null)
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const token = useSyncExternalStore(onTokenChange, getToken)
  const { data, error, refetch } = useEuQuery({ skip: !token, fetchPolicy: 'cache-first' })
  useEndOfSession()

  const dead = token && data && !data.eu
  useEffect(() => {
    if (dead) expireToken(token)
  }, [dead, token])

  const retry = useCallback(() => void refetch().catch(() => undefined), [refetch])
  const eu = (token && data?.eu) || null
  const session = useMemo(
    () => ({ eu, loading: Boolean(token) && !eu && !error, error: token ? error : undefined, retry, signIn, signOut }),
    [eu, token, error, retry],
  )
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>
}

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession outside SessionProvider')
  return session
}

/** For screens behind the guard, where somebody is always signed in. */
export function useViewer(): Viewer {
  const { eu } = useSession()
  if (!eu) throw new Error('useViewer outside a protected route')
  return eu
}
