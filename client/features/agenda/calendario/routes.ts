import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [{ path: 'calendario', lazy: () => import('./'), handle: needs('calendario.ler') }]
