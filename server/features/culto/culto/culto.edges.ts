import { edgeOf } from '../../../kernel/graphql/edge.js'
import { Local } from '../../agenda/local/local.type.js'
import { CultoPage, CultosArgs } from './culto.type.js'
import { listarCultos } from './culto.usecases.js'

export const cultoEdges = [
  edgeOf(Local, 'cultos', {
    list: listarCultos,
    page: CultoPage,
    args: CultosArgs,
    column: 'culto.idLocal',
    description: 'Os cultos neste local.',
  }),
]
