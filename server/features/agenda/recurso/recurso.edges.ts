import { edgeOf } from '../../../kernel/graphql/edge.js'
import { TipoRecurso } from '../tipo-recurso/tipo-recurso.type.js'
import { RecursoPage, RecursosArgs } from './recurso.type.js'
import { listarRecursos } from './recurso.usecases.js'

export const recursoEdges = [
  edgeOf(TipoRecurso, 'recursos', {
    list: listarRecursos,
    page: RecursoPage,
    args: RecursosArgs,
    column: 'recurso.idTipoRecurso',
    description: 'Os recursos deste tipo.',
  }),
]
