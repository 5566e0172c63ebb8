import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const fechamentoRoutes: RouteObject[] = [
  { path: 'fechamento', lazy: () => import('.'), handle: needs('fechamento.ler') },
]
