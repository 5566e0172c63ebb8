import { useSyncExternalStore } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { askAgain, askEarly } from '../apollo/early-queries'
import { getPreview, isChanging, onPreviewChange } from '../apollo/preview'
import { forgetDraftsOfSignedOut, getToken } from '../apollo/token'
import { later } from '../later'
import { PageSpinner } from '../ui'
import type { EarlyUser, RouteHandle } from './needs'
import { useToken } from './session'
import { Eu } from './session.early.generated'

const signedIn = () => import('./signed-in')
const SignedIn = later(async () => (await signedIn()).SignedIn, { place: 'page', waiting: <PageSpinner /> })

/**
 * Deletes the drafts of somebody who has signed out while this page was not open. If there is a stored token, sends the query for the current user and those of the screen while the scripts are still
 * being loaded: those that its route names, and what it asked the last time. Called once, when the application starts.
 * @param found the routes of the address. Asked for only after the first answer, because the router finds them anyway,
 * and looking for them among all screens takes a phone 30 ms.
 */
export function comeBack(found: () => readonly { route: { handle?: unknown } }[]): void {
  forgetDraftsOfSignedOut()
  const { location } = window
  if (!getToken() || !location.pathname.startsWith('/dashboard')) return
  if (!location.search) askAgain(location.pathname)
  void askOfScreen(() => found().map(({ route }) => route.handle as RouteHandle | undefined))
  void signedIn().then(
    ({ askEu }) => askEu(),
    () => undefined,
  )
}

/** Whether a screen asks a query depends on the user, so the query for the current user is the first. */
async function askOfScreen(handlesOf: () => (RouteHandle | undefined)[]): Promise<void> {
  const answer = await askEarly('Eu', Eu)
  const eu = answer?.eu as EarlyUser | null | undefined
  const handles = handlesOf()
  if (!eu || handles.some((handle) => handle?.action && !eu.acoes.includes(handle.action))) return
  for (const { name, query, asked } of handles.flatMap((handle) => handle?.early ?? []))
    if (asked?.(eu) ?? true) void askEarly(name, query)
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
