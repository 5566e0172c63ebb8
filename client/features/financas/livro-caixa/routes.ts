import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const livroCaixaRoutes: RouteObject[] = [
  { path: 'livro-caixa', lazy: () => import('./screen'), handle: needs('livroCaixa.ler') },
]
