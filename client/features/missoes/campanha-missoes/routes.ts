import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

const write = needs('campanhaMissoes.escrever')

export const routes: RouteObject[] = [
  { path: 'campanha_missoes', lazy: () => import('./list'), handle: needs('campanhaMissoes.ler') },
  { path: 'campanha_missoes/create', lazy: () => import('./form'), handle: write },
  { path: 'campanha_missoes/create/:id', lazy: () => import('./form'), handle: write },
]
