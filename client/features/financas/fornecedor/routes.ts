import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'fornecedores', lazy: () => import('./list'), handle: needs('fornecedor.ler') },
  { path: 'fornecedores/create/:id?', lazy: () => import('./form'), handle: needs('fornecedor.escrever') },
  { path: 'fornecedores/:id', lazy: () => import('./detail'), handle: needs('fornecedor.ler') },
]
