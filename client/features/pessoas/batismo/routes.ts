import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'batismos', lazy: () => import('./list'), handle: needs('batismo.ler') },
  { path: 'batismo/create', lazy: () => import('./form'), handle: needs('batismo.criar') },
]
