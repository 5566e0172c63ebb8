import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'escalas-cultos', lazy: () => import('./matriz'), handle: needs('escalaCulto.ler') },
  { path: 'escalas-cultos/lista', lazy: () => import('./list'), handle: needs('escalaCulto.ler') },
  { path: 'escalas-cultos/create', lazy: () => import('./form'), handle: needs('escalaCulto.escrever') },
  { path: 'escalas-cultos/create/:id', lazy: () => import('./form'), handle: needs('escalaCulto.escrever') },
  // The current user's own entries, which every signed-in person may open.
  { path: 'escalas-cultos/usuario', lazy: () => import('./minhas') },
]

/** The address in an e-mailed link; it opens with or without a session. */
export const openRoutes: RouteObject[] = [
  {
    lazy: () => import('../../../kernel/apollo/provider'),
    children: [{ path: '/responder-escala/:token', lazy: () => import('./link') }],
  },
]
