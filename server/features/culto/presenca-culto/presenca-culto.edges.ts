import { edgeOf } from '../../../kernel/transport/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { Culto } from '../culto/culto.type.js'
import { ParticipacaoCultoPage, ParticipacoesCultosArgs } from './presenca-culto.type.js'
import { listPresencas } from './presenca-culto.usecases.js'

const list = { list: listPresencas, page: ParticipacaoCultoPage, args: ParticipacoesCultosArgs }

export const presencaCultoEdges = [
  edgeOf(Culto, 'presencas', {
    ...list,
    column: 'participacao_culto.idCulto',
    description: 'Quem esteve no culto.',
  }),
  edgeOf(Usuario, 'presencas', {
    ...list,
    column: 'participacao_culto.idMembro',
    description: 'Os cultos em que a pessoa esteve.',
  }),
]
