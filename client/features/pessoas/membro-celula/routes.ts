import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'membrosCelula/:idCelula', lazy: () => import('./list'), handle: needs('celula.ler') },
  { path: 'membrosCelula/:idCelula/adicionar', lazy: () => import('./form'), handle: needs('celula.escrever') },
]
