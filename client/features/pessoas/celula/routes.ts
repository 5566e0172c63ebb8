import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const celulaRoutes: RouteObject[] = [
  { path: 'celulas', lazy: () => import('./list'), handle: needs('celula.ler') },
]
