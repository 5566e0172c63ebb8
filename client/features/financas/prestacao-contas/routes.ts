import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'prestacoes-contas', lazy: () => import('./list'), handle: needs('prestacaoContas.lerAprovadas') },
  { path: 'prestacoes-contas/create/:id?', lazy: () => import('./form'), handle: needs('prestacaoContas.escrever') },
  { path: 'prestacoes-contas/:id', lazy: () => import('./detail'), handle: needs('prestacaoContas.lerAprovadas') },
]
