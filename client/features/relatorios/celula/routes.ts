import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'celulas/:id/relatorio', lazy: () => import('./screen'), handle: needs('celula.ler') },
]

/** Below /relatorio, in the blank layout. */
export const printedRoutes: RouteObject[] = [
  { path: 'celula', lazy: () => import('./printed'), handle: needs('celula.ler') },
]
