import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'para-o-contador', lazy: () => import('./screen'), handle: needs('contabilidade.ler') },
]
