import { useSyncExternalStore } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { getPreview, isChanging, onPreviewChange } from '../apollo/preview'
import { getToken } from '../apollo/token'
import { later } from '../later'
import { PageSpinner } from '../ui'
import { useToken } from './session'

const signedIn = () => import('./signed-in')
const SignedIn = later(async () => (await signedIn()).SignedIn, { place: 'page', waiting: <PageSpinner /> })

/**
 * If there is a stored token, starts loading the current user while the script of the screen is still loading. Called
 * once, when the application starts.
 */
export function comeBack(): void {
  const token = getToken()
  if (token && window.location.pathname.startsWith('/dashboard'))
    void signedIn().then(
      ({ askEu }) => askEu(),
      () => undefined,
    )
}

const PreviewBar = later(async () => (await import('./preview-bar')).PreviewBar)

/** The preview of this tab, see the client's preview.ts. */
const usePreview = () => useSyncExternalStore(onPreviewChange, getPreview)

/** The bar above every page while an administrator sees the church as another person. */
export function PreviewNotice() {
  const preview = usePreview()
  return preview && <PreviewBar preview={preview} />
}

/**
 * Route element of all screens that need a session. It remembers the requested path for after the login, and sends
 * people without permission to /auth/500.
 */
export function Protected() {
  const token = useToken()
  const changing = useSyncExternalStore(onPreviewChange, isChanging)
  const { pathname, search } = useLocation()
  if (!token) return <Navigate to="/login" replace state={{ from: pathname + search }} />
  return changing ? <PageSpinner /> : <SignedIn token={token} />
}

/** Route element of the login and similar pages: redirects people who are already signed in to the requested path. */
export function PublicOnly() {
  const token = useToken()
  const { state } = useLocation()
  return token ? <Navigate to={askedPath(state)} replace /> : <Outlet />
}

/** The path that the guard remembered before the login; always a path of this application. */
export function askedPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : '/dashboard/home'
}
