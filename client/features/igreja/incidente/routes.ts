import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'incidentes', lazy: () => import('./list'), handle: needs('incidente.ler') },
  { path: 'incidentes/create/:id?', lazy: () => import('./form'), handle: needs('incidente.escrever') },
  { path: 'incidentes/:id', lazy: () => import('./detail'), handle: needs('incidente.ler') },
]
