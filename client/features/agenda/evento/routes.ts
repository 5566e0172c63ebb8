import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'eventos', lazy: () => import('./list'), handle: needs('evento.ler') },
  { path: 'eventos/create', lazy: () => import('./form'), handle: needs('evento.escrever') },
  { path: 'eventos/create/:eventId', lazy: () => import('./form'), handle: needs('evento.escrever') },
  { path: 'eventos/:id', lazy: () => import('./detail'), handle: needs('evento.ler') },
  { path: 'eventos/:id/membros', lazy: () => import('./membros/list'), handle: needs('evento.ler') },
  { path: 'eventos/:id/espera', lazy: () => import('./espera'), handle: needs('evento.escrever') },
  { path: 'eventos/:id/membros/create', lazy: () => import('./membros/form'), handle: needs('evento.escrever') },
]
