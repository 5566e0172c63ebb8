import { edgeOf } from '../../../kernel/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { Culto } from '../culto/culto.type.js'
import { ParticipacaoCultoPage, ParticipacoesCultosArgs } from './presenca-culto.type.js'
import { listarPresencas } from './presenca-culto.usecases.js'

const list = { list: listarPresencas, page: ParticipacaoCultoPage, args: ParticipacoesCultosArgs }

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
