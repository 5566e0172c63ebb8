import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'extratos-bancarios', lazy: () => import('./list'), handle: needs('movimentoBancario.ler') },
]
