import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'cultos/ordem', lazy: () => import('./ordem'), handle: needs('liturgiaCulto.ler') },
]
