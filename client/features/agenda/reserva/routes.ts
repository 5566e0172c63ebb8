import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'reservas', lazy: () => import('./list'), handle: needs('reserva.ler') },
  { path: 'reservas/create', lazy: () => import('./form'), handle: needs('reserva.escrever') },
  { path: 'reservas/create/:id', lazy: () => import('./form'), handle: needs('reserva.escrever') },
  { path: 'recursos/disponibilidade', lazy: () => import('./disponibilidade'), handle: needs('reserva.ler') },
]
