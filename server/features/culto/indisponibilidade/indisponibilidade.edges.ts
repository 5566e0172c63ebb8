import { edgeOf } from '../../../kernel/transport/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { IndisponibilidadePage, IndisponibilidadesArgs } from './indisponibilidade.type.js'
import { listIndisponibilidades } from './indisponibilidade.usecases.js'

export const indisponibilidadeEdges = [
  edgeOf(Usuario, 'indisponibilidades', {
    list: listIndisponibilidades,
    page: IndisponibilidadePage,
    args: IndisponibilidadesArgs,
    column: 'indisponibilidade.idMembro',
    description: 'Os dias em que a pessoa não pode servir.',
  }),
]
