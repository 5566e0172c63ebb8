import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'minhas-contribuicoes', lazy: () => import('./minhas'), handle: needs('contribuicao.lerProprias') },
]

/** Below /relatorio, in the blank layout. */
export const printedRoutes: RouteObject[] = [
  {
    path: 'minhas-contribuicoes/:id/recibo',
    lazy: () => import('./recibo'),
    handle: needs('contribuicao.lerProprias'),
  },
]
