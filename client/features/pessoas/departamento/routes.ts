import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'departaments', lazy: () => import('./list'), handle: needs('departamento.ler') },
  { path: 'departament/create', lazy: () => import('./form'), handle: needs('departamento.escrever') },
  { path: 'departament/create/:id', lazy: () => import('./form'), handle: needs('departamento.escrever') },
]
