import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'tipoPatrimonios', lazy: () => import('./list'), handle: needs('tipoPatrimonio.ler') },
]
