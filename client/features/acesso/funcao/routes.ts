import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'users/:id/o-que-faz', lazy: () => import('./o-que-faz'), handle: needs('funcao.escrever') },
  { path: 'funcoes', lazy: () => import('./list'), handle: needs('funcao.ler') },
  { path: 'funcoes/:id', lazy: () => import('./detail'), handle: needs('funcao.ler') },
  { path: 'funcao/create', lazy: () => import('./form'), handle: needs('funcao.escrever') },
  { path: 'funcao/create/:id', lazy: () => import('./form'), handle: needs('funcao.escrever') },
]
