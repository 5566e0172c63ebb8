import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'livro-caixa', lazy: () => import('./screen'), handle: needs('livroCaixa.verResumo') },
]
