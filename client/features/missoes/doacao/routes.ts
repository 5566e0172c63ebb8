import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'campanha_missoes/:id/doacoes', lazy: () => import('./list'), handle: needs('doacao.ler') },
  { path: 'campanha_missoes/:id/doacao/create', lazy: () => import('./form'), handle: needs('doacao.escrever') },
]
