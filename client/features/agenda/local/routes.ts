import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'locais', lazy: () => import('./list'), handle: needs('local.ler') },
  { path: 'locais/create/:id?', lazy: () => import('./form'), handle: needs('local.escrever') },
]
