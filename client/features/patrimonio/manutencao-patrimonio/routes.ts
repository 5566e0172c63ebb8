import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

const form = { lazy: () => import('./form'), handle: needs('manutencaoPatrimonio.escrever') }

export const routes: RouteObject[] = [
  { path: 'manutencoes-patrimonios', lazy: () => import('./list'), handle: needs('manutencaoPatrimonio.ler') },
  { path: 'manutencoes-patrimonios/create', ...form },
  { path: 'manutencoes-patrimonios/create/:id', ...form },
  { path: 'manutencoes-patrimonios/:id', lazy: () => import('./detail'), handle: needs('manutencaoPatrimonio.ler') },
]
