import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const ensaioLouvorRoutes: RouteObject[] = [
  { path: 'ensaiosLouvor', lazy: () => import('./list'), handle: needs('ensaioLouvor.ler') },
]
