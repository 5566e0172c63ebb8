import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

const form = { lazy: () => import('./form'), handle: needs('dizimo.escrever') }

export const routes: RouteObject[] = [
  { path: 'dizimos', lazy: () => import('./list'), handle: needs('dizimo.ler') },
  { path: 'dizimos/create', ...form },
  { path: 'dizimos/create/:id', ...form },
  { path: 'dizimos/folha', lazy: () => import('./folha'), handle: needs('dizimo.escrever') },
]

/** Below /relatorio, in the blank layout. */
export const printedRoutes: RouteObject[] = [
  { path: 'dizimos/:id/recibo', lazy: () => import('./recibo'), handle: needs('dizimo.ler') },
]
