import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const reservaRoutes: RouteObject[] = [
  { path: 'reservas', lazy: () => import('./list'), handle: needs('reserva.ler') },
]
