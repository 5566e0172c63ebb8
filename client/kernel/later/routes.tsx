import type { RouteObject } from 'react-router-dom'
import { PageSpinner } from '../ui/states'
import { type Later, later } from './later'

type LazyRoute = Extract<RouteObject['lazy'], (...args: never) => unknown>

/**
 * The router remembers a failed `lazy` until the page is reloaded, so each screen is loaded through `later` instead.
 */
export const laterRoutes = (routes: readonly RouteObject[]): RouteObject[] => routes.map(withLater)

function withLater(route: RouteObject): RouteObject {
  const { lazy } = route
  const changed = typeof lazy === 'function' ? { ...route, lazy: laterScreen(lazy) } : { ...route }
  if (changed.children) changed.children = laterRoutes(changed.children)
  return changed as RouteObject
}

/** The old screen stays until the new one is loaded or has failed to load. */
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
