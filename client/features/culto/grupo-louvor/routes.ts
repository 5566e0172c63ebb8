import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'grupos_louvor', lazy: () => import('./list'), handle: needs('grupoLouvor.ler') },
  { path: 'grupos_louvor/create', lazy: () => import('./form'), handle: needs('grupoLouvor.criar') },
  { path: 'grupos_louvor/create/:uuid', lazy: () => import('./form'), handle: needs('grupoLouvor.editar') },
  { path: 'grupos_louvor/:uuid/membros', lazy: () => import('./membros/list'), handle: needs('grupoLouvor.ler') },
  {
    path: 'grupos_louvor/:idGrupo/membros/create',
    lazy: () => import('./membros/form'),
    handle: needs('membroGrupoLouvor.escrever'),
  },
]
