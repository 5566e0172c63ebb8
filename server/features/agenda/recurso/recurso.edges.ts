import { edgeOf } from '../../../kernel/transport/graphql/edge.js'
import { TipoRecurso } from '../tipo-recurso/tipo-recurso.type.js'
import { RecursoPage, RecursosArgs } from './recurso.type.js'
import { listRecursos } from './recurso.usecases.js'

export const recursoEdges = [
  edgeOf(TipoRecurso, 'recursos', {
    list: listRecursos,
    page: RecursoPage,
    args: RecursosArgs,
    column: 'recurso.idTipoRecurso',
    description: 'Os recursos deste tipo.',
  }),
]
