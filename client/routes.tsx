import { Navigate, Outlet, type RouteObject, ScrollRestoration } from 'react-router-dom'
import { BrokenScreen, Crash } from './features/errors'
import { PreviewNotice, Protected, PublicOnly, useSessionNotice } from './kernel/session'
import { useThemeOfPage } from './kernel/theme'
import { fetchConfirm, fetchToaster, PageSpinner } from './kernel/ui'

/** The routes that a feature exports from its routes.ts. */
interface FeatureRoutes {
  /** routes below /dashboard, inside the frame */
  routes?: RouteObject[]
  /** routes that open with or without a session */
  openRoutes?: RouteObject[]
  /** for visitors only: signed-in users are redirected to the dashboard */
  visitorRoutes?: RouteObject[]
  /** below /relatorio, in the blank layout */
  printedRoutes?: RouteObject[]
}

// All routes files are found by their file name, so there is no list of them. They are part of the first script; the
// screen of a route is loaded when it is opened.
const modules = Object.values(import.meta.glob<FeatureRoutes>('./features/**/routes.{ts,tsx}', { eager: true }))
const all = (kind: keyof FeatureRoutes): RouteObject[] => modules.flatMap((exported) => exported[kind] ?? [])

const toNotFound: RouteObject = { path: '*', element: <Navigate to="/auth/404" replace /> }

function Root() {
  useThemeOfPage()
  useSessionNotice()
  return (
    <>
      <PreviewNotice />
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** Dialogs and messages are loaded together with the frame, because they are often needed when the network is down. */
const frame = async () => {
  const [{ Component }] = await Promise.all([import('./frame'), fetchConfirm(), fetchToaster()])
  return { Component }
}

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: Crash,
    HydrateFallback: PageSpinner,
    children: [
      ...all('openRoutes'),
      { Component: PublicOnly, children: all('visitorRoutes') },
      {
        path: '/dashboard',
        Component: Protected,
        children: [
          {
            lazy: frame,
            children: [
              {
                // When a screen throws an error, the frame around it stays.
                ErrorBoundary: BrokenScreen,
                children: [
                  { index: true, element: <Navigate to="/dashboard/home" replace /> },
                  ...all('routes'),
                  toNotFound,
                ],
              },
            ],
          },
        ],
      },
      {
        path: '/relatorio',
        Component: Protected,
        children: [...all('printedRoutes'), toNotFound],
      },
      { path: '/auth/404', lazy: () => import('./features/errors/not-found') },
      { path: '/auth/500', lazy: () => import('./features/errors/no-permission') },
      toNotFound,
    ],
  },
]
