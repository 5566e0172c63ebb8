import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const postRoutes: RouteObject[] = [{ path: 'posts', lazy: () => import('./list'), handle: needs('post.ler') }]
