import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

const form = () => import('./form')

export const routes: RouteObject[] = [
  { path: 'reunioes_lideranca', lazy: () => import('./list'), handle: needs('reuniaoLideranca.ler') },
  { path: 'reunioes_lideranca/create', lazy: form, handle: needs('reuniaoLideranca.criar') },
  { path: 'reunioes_lideranca/create/:uuid', lazy: form, handle: needs('reuniaoLideranca.editar') },
  { path: 'reunioes_lideranca/:uuid/ata', lazy: () => import('./ata'), handle: needs('reuniaoLideranca.ler') },
  {
    path: 'reunioes_lideranca/:uuid/ata/editar',
    lazy: () => import('./ata/editar'),
    handle: needs('reuniaoLideranca.editar'),
  },
]
