import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'pix-automatico', lazy: () => import('./form'), handle: needs('provedorPix.configurar') },
]
