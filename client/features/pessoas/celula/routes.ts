import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'celulas', lazy: () => import('./list'), handle: needs('celula.ler') },
  { path: 'celulas/:id', lazy: () => import('./detail'), handle: needs('celula.ler') },
  { path: 'celulas/create', lazy: () => import('./form'), handle: needs('celula.escrever') },
  { path: 'celulas/create/:id', lazy: () => import('./form'), handle: needs('celula.escrever') },
]
