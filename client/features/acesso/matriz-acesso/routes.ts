import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'nivelUsuario/areas', lazy: () => import('./areas'), handle: needs('nivelUsuario.ler') },
  { path: 'nivelUsuario/quem', lazy: () => import('./quem'), handle: needs('funcao.escrever') },
]
