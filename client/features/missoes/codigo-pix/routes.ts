import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'ofertar', lazy: () => import('./ofertar'), handle: needs('codigoPix.gerar') },
  { path: 'codigos-pix', lazy: () => import('./list'), handle: needs('codigoPix.ler') },
]

/** The public page of a church; it opens with or without a session. */
export const openRoutes: RouteObject[] = [
  {
    lazy: () => import('../../../kernel/apollo/provider'),
    children: [{ path: '/ofertar/:endereco', lazy: () => import('./publica') }],
  },
]
