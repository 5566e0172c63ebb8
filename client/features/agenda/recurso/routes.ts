import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'recursos', lazy: () => import('./list'), handle: needs('recurso.ler') },
  { path: 'recursos/create', lazy: () => import('./form'), handle: needs('recurso.escrever') },
  { path: 'recursos/create/:id', lazy: () => import('./form'), handle: needs('recurso.escrever') },
]
