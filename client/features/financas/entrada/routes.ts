import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'entradas', lazy: () => import('./list'), handle: needs('entrada.ler') },
  { path: 'financas', lazy: () => import('./list'), handle: needs('entrada.ler') },
  { path: 'entradas/create', lazy: () => import('./form'), handle: needs('entrada.escrever') },
  { path: 'entradas/:id', lazy: () => import('./detail'), handle: needs('entrada.ler') },
]
