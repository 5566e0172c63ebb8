import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'ofertar', lazy: () => import('./ofertar'), handle: needs('codigoPix.gerar') },
  { path: 'codigos-pix', lazy: () => import('./list'), handle: needs('codigoPix.ler') },
]
