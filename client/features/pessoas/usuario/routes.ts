import type { RouteObject } from 'react-router-dom'

export const usuarioRoutes: RouteObject[] = [
  { path: 'users', lazy: () => import('./list'), handle: { action: 'usuario.ler' } },
  { path: 'users/:id', lazy: () => import('./detail'), handle: { action: 'usuario.ler' } },
  { path: 'user/create', lazy: () => import('./form'), handle: { action: 'usuario.escrever' } },
  { path: 'user/create/:userId', lazy: () => import('./form'), handle: { action: 'usuario.escrever' } },
]
