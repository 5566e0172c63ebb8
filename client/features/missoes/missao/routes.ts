import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'missoes', lazy: () => import('./list'), handle: needs('missao.ler') },
  { path: 'missoes/create', lazy: () => import('./form'), handle: needs('missao.escrever') },
  { path: 'missoes/create/:missaoId', lazy: () => import('./form'), handle: needs('missao.escrever') },
  { path: 'missoes/:id', lazy: () => import('./detail'), handle: needs('missao.ler') },
  { path: 'missoes/:id/membros', lazy: () => import('./membros/list'), handle: needs('missao.ler') },
  { path: 'missoes/:id/membros/create', lazy: () => import('./membros/form'), handle: needs('missao.escrever') },
]
