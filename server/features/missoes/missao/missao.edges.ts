import { edgeOf } from '../../../kernel/transport/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { MissaoPage, MissoesArgs } from './missao.type.js'
import { listMissoes } from './missao.usecases.js'

export const missaoEdges = [
  edgeOf(Usuario, 'missoesResponsavel', {
    list: listMissoes,
    page: MissaoPage,
    args: MissoesArgs,
    column: 'missao.idResponsavel',
    description: 'As missões por que a pessoa responde.',
  }),
]
