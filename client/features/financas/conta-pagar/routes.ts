import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'contas_pagar', lazy: () => import('./list'), handle: needs('contaPagar.ler') },
  { path: 'contas_pagar/create/:id?', lazy: () => import('./form'), handle: needs('contaPagar.escrever') },
  { path: 'contas_pagar/por-atraso', lazy: () => import('./atraso'), handle: needs('contaPagar.ler') },
  { path: 'contas_pagar/:id', lazy: () => import('./detail'), handle: needs('contaPagar.ler') },
]
