import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'aulasEBD', lazy: () => import('./list'), handle: needs('aulaEBD.ler') },
  { path: 'aulasEBD/create', lazy: () => import('./chamada/create'), handle: needs('aulaEBD.escrever') },
  { path: 'classesEBD/:id/chamada/:dia', lazy: () => import('./do-dia'), handle: needs('aulaEBD.escrever') },
  { path: 'aulasEBD/:id', lazy: () => import('./chamada'), handle: needs('aulaEBD.ler') },
]
