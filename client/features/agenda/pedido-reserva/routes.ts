import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'pedidos-reserva', lazy: () => import('./list'), handle: needs('pedidoReserva.ler') },
  { path: 'meus-pedidos', lazy: () => import('./meus'), handle: needs('pedidoReserva.pedir') },
  { path: 'meus-pedidos/create/:id?', lazy: () => import('./form'), handle: needs('pedidoReserva.pedir') },
]
