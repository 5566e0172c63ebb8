import { Navigate, type RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'
import { ensaioLouvorUrls } from './urls'

export const routes: RouteObject[] = [
  { path: 'ensaios_louvor', lazy: () => import('./list'), handle: needs('ensaioLouvor.ler') },
  { path: 'ensaios_louvor/calendario', lazy: () => import('./calendario'), handle: needs('ensaioLouvor.ler') },
  { path: 'ensaios_louvor/create', lazy: () => import('./form'), handle: needs('ensaioLouvor.criar') },
  { path: 'ensaios_louvor/create/:idEnsaio', lazy: () => import('./form'), handle: needs('ensaioLouvor.editar') },
  { path: 'ensaios_louvor/:groupUuid', lazy: () => import('./list/of-group'), handle: needs('ensaioLouvor.ler') },
  { path: 'ensaios_louvor/:idGrupo/create', lazy: () => import('./form'), handle: needs('ensaioLouvor.criar') },
  // A setlist always belongs to a rehearsal, so this address has no screen.
  { path: 'setlist_louvor', element: <Navigate to={ensaioLouvorUrls.list} replace /> },
  { path: 'setlist_louvor/:id', lazy: () => import('../setlist-ensaio/list'), handle: needs('setlistEnsaio.ler') },
  {
    path: 'setlist_louvor/:id/create',
    lazy: () => import('../setlist-ensaio/form'),
    handle: needs('setlistEnsaio.escrever'),
  },
]
