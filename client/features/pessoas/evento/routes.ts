import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const eventoRoutes: RouteObject[] = [
  { path: 'eventos', lazy: () => import('./list'), handle: needs('evento.ler') },
]
