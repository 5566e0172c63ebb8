import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'tipoRecursos', lazy: () => import('./list'), handle: needs('tipoRecurso.ler') },
]
