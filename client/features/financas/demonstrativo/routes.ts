import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

const handle = needs('livroCaixa.ler')

export const routes: RouteObject[] = [
  { path: 'demonstrativos', lazy: () => import('./fluxo-caixa'), handle },
  { path: 'demonstrativos/resultado', lazy: () => import('./resultado'), handle },
  { path: 'demonstrativos/balancete', lazy: () => import('./balancete'), handle },
  { path: 'demonstrativos/razao', lazy: () => import('./razao'), handle },
]
