import type { RouteObject } from 'react-router-dom'

export const routes: RouteObject[] = [
  // five areas lead here; the page shows those of which the person changes the members
  { path: 'participacoes-a-confirmar', lazy: () => import('./list') },
]
