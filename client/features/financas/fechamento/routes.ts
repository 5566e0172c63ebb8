import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'fechamento', lazy: () => import('./screen'), handle: needs('fechamento.ler') },
]
