import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'celulas/:id/encontros', lazy: () => import('./list'), handle: needs('encontro.ler') },
  { path: 'celulas/:id/chamada/:dia', lazy: () => import('./do-dia'), handle: needs('encontro.escrever') },
  // The id in these paths is the cell's.
  { path: 'encontrosCelulas', lazy: () => import('./escolher-celula'), handle: needs('encontro.ler') },
  { path: 'encontrosCelulas/create', lazy: () => import('./form'), handle: needs('encontro.escrever') },
  { path: 'encontrosCelulas/create/:id', lazy: () => import('./form'), handle: needs('encontro.escrever') },
  { path: 'encontrosCelulas/edit', lazy: () => import('./form/edit'), handle: needs('encontro.escrever') },
  { path: 'encontro-celula/:id/membros', lazy: () => import('./presenca'), handle: needs('encontro.ler') },
  { path: 'encontro-celula/:id/membros/create', lazy: () => import('./convidado'), handle: needs('encontro.escrever') },
]
