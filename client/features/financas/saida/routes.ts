import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'saidas', lazy: () => import('./list'), handle: needs('saida.ler') },
  { path: 'saidas/create', lazy: () => import('./form'), handle: needs('saida.escrever') },
  { path: 'saidas/:id', lazy: () => import('./detail'), handle: needs('saida.ler') },
]
