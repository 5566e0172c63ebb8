import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'feed', lazy: () => import('../feed'), handle: needs('post.ler') },
  { path: 'posts', lazy: () => import('./list'), handle: needs('post.ler') },
  { path: 'posts/create', lazy: () => import('./form'), handle: needs('post.escrever') },
  { path: 'posts/create/:id', lazy: () => import('./form'), handle: needs('post.escrever') },
]
