import { edgeOf } from '../../../kernel/graphql/edge.js'
import { selects } from '../../../kernel/graphql/selection.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { DizimoPage, DizimosArgs } from './dizimo.type.js'
import { listarDizimos } from './dizimo.usecases.js'

export const dizimoEdges = [
  edgeOf(Usuario, 'dizimos', {
    list: listarDizimos,
    page: DizimoPage,
    args: DizimosArgs,
    column: 'dizimo.idMembro',
    description: 'Os dízimos da pessoa; os de outras pessoas só para quem lê os de todos.',
    asked: (info) => ({ comSoma: selects(info, 'soma') }),
  }),
]
