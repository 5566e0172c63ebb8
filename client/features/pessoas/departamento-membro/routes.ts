import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'departaments/:id/membros', lazy: () => import('./list'), handle: needs('departamento.ler') },
  { path: 'departaments/:id/membros/create', lazy: () => import('./form'), handle: needs('departamento.escrever') },
]
