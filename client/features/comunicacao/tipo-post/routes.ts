import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'tipoPosts', lazy: () => import('./list'), handle: needs('tipoPost.ler') },
]
