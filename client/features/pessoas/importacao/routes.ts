import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'user/import', lazy: () => import('./import'), handle: needs('usuario.importar') },
]
