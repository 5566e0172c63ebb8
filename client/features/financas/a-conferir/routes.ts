import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'a-conferir', lazy: () => import('./list'), handle: needs('entrada.escrever') },
]
