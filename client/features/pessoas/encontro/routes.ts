import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const encontroRoutes: RouteObject[] = [
  { path: 'encontros', lazy: () => import('./list'), handle: needs('encontro.ler') },
]
