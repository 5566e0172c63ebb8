import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'users', lazy: () => import('./list'), handle: needs('usuario.ler') },
  { path: 'users/:id', lazy: () => import('./detail'), handle: needs('usuario.ler') },
  { path: 'user/create', lazy: () => import('./form'), handle: needs('usuario.escrever') },
  { path: 'user/create/:userId', lazy: () => import('./form'), handle: needs('usuario.escrever') },
]
