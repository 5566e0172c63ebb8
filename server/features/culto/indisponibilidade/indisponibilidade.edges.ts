import { edgeOf } from '../../../kernel/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { IndisponibilidadePage, IndisponibilidadesArgs } from './indisponibilidade.type.js'
import { listarIndisponibilidades } from './indisponibilidade.usecases.js'

export const indisponibilidadeEdges = [
  edgeOf(Usuario, 'indisponibilidades', {
    list: listarIndisponibilidades,
    page: IndisponibilidadePage,
    args: IndisponibilidadesArgs,
    column: 'indisponibilidade.idMembro',
    description: 'Os dias em que a pessoa não pode servir.',
  }),
]
