import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'plano-de-contas', lazy: () => import('./list'), handle: needs('categoria.ler') },
  { path: 'plano-de-contas/create/:id?', lazy: () => import('./form'), handle: needs('categoria.escrever') },
]
