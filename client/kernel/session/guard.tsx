import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom'
import { errorText } from '../apollo'
import { ErrorState, PageSpinner } from '../ui'
import { useSession } from './session'

/** What a route tells the guard and the frame: `handle: { action: 'patrimonio.ler' } satisfies RouteHandle`. */
export type RouteHandle = {
  /** Without it the screen is open to everybody who is signed in. */
  action?: string
}

const actionsOf = (matches: ReturnType<typeof useMatches>): string[] =>
  matches.flatMap(({ handle }) => (handle as RouteHandle | undefined)?.action ?? [])

/** Route element of everything behind the login. Remembers the asked path; no permission goes to /auth/500. */
export function Protected() {
  const { eu, loading, error, retry } = useSession()
  const location = useLocation()
  const needed = actionsOf(useMatches())
  if (loading) return <PageSpinner />
  if (error && !eu) return <ErrorState text={errorText(error)} onRetry={retry} />
  if (!eu) return <Navigate to="/login" replace state={{ from: location.pathname + location.search }} />
  if (needed.some((action) => !eu.acoes.includes(action))) return <Navigate to="/auth/500" replace />
  return <Outlet />
}

/** Route element of login and the like: who is signed in already goes on to the asked path. */
export function PublicOnly() {
  const { eu, loading } = useSession()
  const { state } = useLocation()
  if (loading) return <PageSpinner />
  return eu ? <Navigate to={askedPath(state)} replace /> : <Outlet />
}

export function askedPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : '/dashboard/home'
}
