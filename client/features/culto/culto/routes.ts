import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'cultos', lazy: () => import('./list'), handle: needs('culto.ler') },
  { path: 'cultos/create', lazy: () => import('./form'), handle: needs('culto.escrever') },
  { path: 'cultos/create/:id', lazy: () => import('./form'), handle: needs('culto.escrever') },
  { path: 'cultos/frequencia', lazy: () => import('./frequencia'), handle: needs('culto.ler') },
  { path: 'cultos/:id', lazy: () => import('./detail'), handle: needs('culto.ler') },
  { path: 'cultos/:id/programa', lazy: () => import('./programa'), handle: needs('culto.ler') },
  { path: 'cultos/:id/presenca', lazy: () => import('./presenca'), handle: needs('presencaCulto.registrar') },
  {
    path: 'culto/confirmar-presenca/:token',
    lazy: () => import('./confirmar'),
    handle: needs('presencaCulto.confirmar'),
  },
]
