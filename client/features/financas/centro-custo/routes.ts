import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'centro-custo', lazy: () => import('./list'), handle: needs('centroCusto.ler') },
  { path: 'centro-custo/create/:uuid?', lazy: () => import('./form'), handle: needs('centroCusto.escrever') },
]
