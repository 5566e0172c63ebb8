import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { getToken } from '../apollo/token'
import { later } from '../later'
import { PageSpinner } from '../ui'
import { useToken } from './session'

const signedIn = () => import('./signed-in')
const SignedIn = later(async () => (await signedIn()).SignedIn, { place: 'page', waiting: <PageSpinner /> })

/** Who comes back is asked for while the screen itself is still on its way. Once, at the start. */
export function comeBack(): void {
  const token = getToken()
  if (token && window.location.pathname.startsWith('/dashboard'))
    void signedIn().then(
      ({ askEu }) => askEu(),
      () => undefined,
    )
}

/** Route element of everything behind the login. Remembers the asked path; no permission goes to /auth/500. */
export function Protected() {
  const token = useToken()
  const { pathname, search } = useLocation()
  if (!token) return <Navigate to="/login" replace state={{ from: pathname + search }} />
  return <SignedIn token={token} />
}

/** Route element of login and the like: who is signed in already goes on to the asked path. */
export function PublicOnly() {
  const token = useToken()
  const { state } = useLocation()
  return token ? <Navigate to={askedPath(state)} replace /> : <Outlet />
}

/** The path that the guard remembered when it sent somebody to the login; only ever one of this application. */
export function askedPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : '/dashboard/home'
}
