import { edgeOf } from '../../../kernel/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { Local } from '../../agenda/local/local.type.js'
import { CultoPage, CultosArgs } from './culto.type.js'
import { listarCultos } from './culto.usecases.js'

const list = { list: listarCultos, page: CultoPage, args: CultosArgs }

export const cultoEdges = [
  edgeOf(Local, 'cultos', {
    ...list,
    column: 'culto.idLocal',
    description: 'Os cultos neste local.',
  }),
  edgeOf(Usuario, 'cultosDirigidos', {
    ...list,
    column: 'culto.idDirigente',
    description: 'Os cultos que a pessoa dirige.',
  }),
  edgeOf(Usuario, 'cultosPregados', {
    ...list,
    column: 'culto.idPregador',
    description: 'Os cultos em que a pessoa prega.',
  }),
]
