import type { RouteObject } from 'react-router-dom'

export const patrimonioRoutes: RouteObject[] = [
  { path: 'patrimonios', lazy: () => import('./list'), handle: { action: 'patrimonio.ler' } },
  { path: 'patrimonios/:id', lazy: () => import('./detail'), handle: { action: 'patrimonio.ler' } },
  { path: 'patrimonio/create', lazy: () => import('./form'), handle: { action: 'patrimonio.escrever' } },
]
