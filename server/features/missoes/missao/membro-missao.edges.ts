import { edgeOf } from '../../../kernel/transport/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { MembroMissaoPage, MembrosMissaoArgs } from './membro-missao.type.js'
import { listMembrosMissao } from './membro-missao.usecases.js'
import { Missao } from './missao.type.js'

const list = { list: listMembrosMissao, page: MembroMissaoPage, args: MembrosMissaoArgs }

export const membroMissaoEdges = [
  edgeOf(Missao, 'membros', {
    ...list,
    column: 'membro_missao.idMissao',
    description: 'Os membros da missão.',
  }),
  edgeOf(Usuario, 'missoes', {
    ...list,
    column: 'membro_missao.idMembro',
    description: 'As missões de que a pessoa é membro.',
  }),
]
