import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'indisponibilidades', lazy: () => import('./list'), handle: needs('indisponibilidade.ler') },
  // The current user's own days, which every signed-in person may open.
  { path: 'minhas-datas', lazy: () => import('./minhas') },
]
