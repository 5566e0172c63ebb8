import type { RouteObject } from 'react-router-dom'
import { PageSpinner } from '../ui/states'
import { type Later, later } from './later'

type LazyRoute = Extract<RouteObject['lazy'], (...args: never) => unknown>

/** The router remembers a failed `lazy` for the whole visit, so each screen comes through `later` instead. */
export const laterRoutes = (routes: readonly RouteObject[]): RouteObject[] => routes.map(withLater)

function withLater(route: RouteObject): RouteObject {
  const { lazy } = route
  const changed = typeof lazy === 'function' ? { ...route, lazy: laterScreen(lazy) } : { ...route }
  if (changed.children) changed.children = laterRoutes(changed.children)
  return changed as RouteObject
}

/** The old screen stays until the new one is there, or until it is known that it cannot come. */
function laterScreen(load: LazyRoute) {
  const Component: Later<object> = later(
    async () => {
      const { Component: screen } = await load()
      if (!screen) throw new Error('a route without a component')
      return screen
    },
    { place: 'page', waiting: <PageSpinner /> },
  )
  return async () => {
    await Component.fetch()
    return { Component }
  }
}
