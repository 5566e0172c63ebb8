import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [{ path: 'tesouraria', lazy: () => import('.'), handle: needs('livroCaixa.ler') }]
