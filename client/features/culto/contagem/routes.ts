import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'contagens', lazy: () => import('./list'), handle: needs('contagem.ler') },
  { path: 'contagens/create/:id?', lazy: () => import('./form'), handle: needs('contagem.escrever') },
  { path: 'contagens/:id', lazy: () => import('./detail'), handle: needs('contagem.ler') },
]
