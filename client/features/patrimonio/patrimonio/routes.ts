import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'patrimonios', lazy: () => import('./list'), handle: needs('patrimonio.ler') },
  { path: 'patrimonios/:id', lazy: () => import('./detail'), handle: needs('patrimonio.ler') },
  { path: 'patrimonio/create', lazy: () => import('./form'), handle: needs('patrimonio.escrever') },
]
