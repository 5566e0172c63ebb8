import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const recursoRoutes: RouteObject[] = [
  { path: 'recursos', lazy: () => import('./list'), handle: needs('recurso.ler') },
]
