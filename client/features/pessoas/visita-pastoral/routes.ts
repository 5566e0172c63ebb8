import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

const form = { lazy: () => import('./form'), handle: needs('visitaPastoral.escrever') }

export const routes: RouteObject[] = [
  { path: 'visitas_pastorais', lazy: () => import('./list'), handle: needs('visitaPastoral.ler') },
  { path: 'visitas_pastorais/create', ...form },
  { path: 'visitas_pastorais/create/:uuid', ...form },
]
