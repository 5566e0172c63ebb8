import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'batismos', lazy: () => import('./list'), handle: needs('batismo.ler') },
  { path: 'batismo/create', lazy: () => import('./form'), handle: needs('batismo.criar') },
]

/** Below /relatorio, in the blank layout. */
export const printedRoutes: RouteObject[] = [
  { path: 'batismos/:id/certificado', lazy: () => import('./certificado'), handle: needs('batismo.ler') },
]
