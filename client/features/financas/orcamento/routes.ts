import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'orcamentos', lazy: () => import('./list'), handle: needs('orcamento.ler') },
  { path: 'orcamentos/resumo', lazy: () => import('./resumo'), handle: needs('orcamento.ler') },
  { path: 'orcamentos/:id', lazy: () => import('./detail'), handle: needs('orcamento.ler') },
  { path: 'orcamentos/create', lazy: () => import('./form'), handle: needs('orcamento.criar') },
  { path: 'orcamentos/create/:uuid', lazy: () => import('./form'), handle: needs('orcamento.editar') },
]
