import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const momentoCultoRoutes: RouteObject[] = [
  { path: 'cultos/momentos', lazy: () => import('./list'), handle: needs('momentoCulto.ler') },
]
