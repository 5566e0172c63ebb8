import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'contatos', lazy: () => import('./list'), handle: needs('diretorio.ler') },
]
