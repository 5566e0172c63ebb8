import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'contas-financeiras', lazy: () => import('./list'), handle: needs('contaFinanceira.ler') },
  { path: 'contas-financeiras/:id', lazy: () => import('./extrato'), handle: needs('livroCaixa.ler') },
  { path: 'contas-financeiras/create/:id?', lazy: () => import('./form'), handle: needs('contaFinanceira.escrever') },
]
