import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const centroCustoRoutes: RouteObject[] = [
  { path: 'centrosCusto', lazy: () => import('./list'), handle: needs('centroCusto.ler') },
]
