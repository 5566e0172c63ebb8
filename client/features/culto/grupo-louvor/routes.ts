import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const grupoLouvorRoutes: RouteObject[] = [
  { path: 'gruposLouvor', lazy: () => import('./list'), handle: needs('grupoLouvor.ler') },
]
