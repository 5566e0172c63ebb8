import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'recibos', lazy: () => import('./list'), handle: needs('recibo.lerDeTodos') },
]

/** Below /relatorio, in the blank layout. */
export const printedRoutes: RouteObject[] = [
  { path: 'recibos/:id', lazy: () => import('./impresso'), handle: needs('recibo.ler') },
]

/** Whoever holds a receipt checks it; it opens with or without a session. */
export const openRoutes: RouteObject[] = [
  {
    lazy: () => import('../../../kernel/apollo/provider'),
    children: [{ path: '/conferir/:codigo', lazy: () => import('./conferir') }],
  },
]
