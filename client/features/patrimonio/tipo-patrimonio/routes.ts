import type { RouteObject } from 'react-router-dom'

export const tipoPatrimonioRoutes: RouteObject[] = [
  { path: 'tipoPatrimonios', lazy: () => import('./list'), handle: { action: 'tipoPatrimonio.ler' } },
]
