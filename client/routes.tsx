import { Navigate, Outlet, type RouteObject, ScrollRestoration } from 'react-router-dom'
import { BrokenScreen, Crash } from './features/errors'
import { Protected, PublicOnly, useSessionNotice } from './kernel/session'
import { useThemeOfPage } from './kernel/theme'
import { fetchConfirm, fetchToaster, PageSpinner } from './kernel/ui'

/** The addresses of a feature, in its routes.ts. */
interface Doors {
  /** under /dashboard, in the frame */
  routes?: RouteObject[]
  /** for everybody, signed in or not */
  openRoutes?: RouteObject[]
  /** for visitors only: who is signed in goes on to the dashboard */
  visitorRoutes?: RouteObject[]
  /** under /relatorio, in the blank layout */
  printedRoutes?: RouteObject[]
}

// found where they lie, so no list names them; the first script has them all, and each screen comes when it is opened
const doors = Object.values(import.meta.glob<Doors>('./features/**/routes.{ts,tsx}', { eager: true }))
const all = (kind: keyof Doors): RouteObject[] => doors.flatMap((door) => door[kind] ?? [])

const toNotFound: RouteObject = { path: '*', element: <Navigate to="/auth/404" replace /> }

function Root() {
  useThemeOfPage()
  useSessionNotice()
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** Questions and messages come with the frame: they are often needed just when the network has gone. */
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
                // A screen that breaks leaves the frame around it.
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
