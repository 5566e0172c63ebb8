import type { RouteObject } from 'react-router-dom'

export const importacaoRoutes: RouteObject[] = [
  { path: 'user/import', lazy: () => import('./import'), handle: { action: 'usuario.importar' } },
]
