import type { RouteObject } from 'react-router-dom'
import { needs } from '../../../kernel/session'

const read = needs('classeEBD.ler')
const write = needs('classeEBD.escrever')

export const routes: RouteObject[] = [
  { path: 'classesEBD', lazy: () => import('./list'), handle: read },
  { path: 'classesEBD/create', lazy: () => import('./form'), handle: write },
  { path: 'classesEBD/create/:classeId', lazy: () => import('./form'), handle: write },
  { path: 'classesEBD/:id', lazy: () => import('./detail'), handle: read },
  { path: 'classesEBD/:id/alunos', lazy: () => import('./alunos/list'), handle: read },
  { path: 'classesEBD/:id/alunos/create', lazy: () => import('./alunos/form'), handle: write },
]
