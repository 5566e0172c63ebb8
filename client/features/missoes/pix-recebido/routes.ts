import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'pix-recebidos', lazy: () => import('./list'), handle: needs('pixRecebido.ler') },
]
