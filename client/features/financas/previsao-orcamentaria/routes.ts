import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

const reads = needs('previsaoOrcamentaria.ler')
const writes = needs('previsaoOrcamentaria.escrever')

export const routes: RouteObject[] = [
  { path: 'previsoes-orcamentarias', lazy: () => import('./list'), handle: reads },
  { path: 'previsoes-orcamentarias/create/:id?', lazy: () => import('./form'), handle: writes },
  { path: 'previsoes-orcamentarias/:id', lazy: () => import('./detail'), handle: reads },
  { path: 'previsoes-orcamentarias/:id/valores', lazy: () => import('./valores'), handle: writes },
  { path: 'execucao-orcamentaria', lazy: () => import('./execucao'), handle: reads },
]
