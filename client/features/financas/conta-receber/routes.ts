import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'contas_receber', lazy: () => import('./list'), handle: needs('contaReceber.ler') },
  { path: 'contas_receber/create/:id?', lazy: () => import('./form'), handle: needs('contaReceber.escrever') },
  { path: 'contas_receber/por-atraso', lazy: () => import('./atraso'), handle: needs('contaReceber.ler') },
  { path: 'contas_receber/:id', lazy: () => import('./detail'), handle: needs('contaReceber.ler') },
]
