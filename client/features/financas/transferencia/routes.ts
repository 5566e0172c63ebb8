import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'transferencias', lazy: () => import('./list'), handle: needs('transferencia.ler') },
  { path: 'transferencias/create/:id?', lazy: () => import('./form'), handle: needs('transferencia.escrever') },
]
