import { edgeOf } from '../../../kernel/transport/graphql/edge.js'
import { Local } from '../../agenda/local/local.type.js'
import { TipoPatrimonio } from '../tipo-patrimonio/tipo-patrimonio.type.js'
import { PatrimonioPage, PatrimoniosArgs } from './patrimonio.type.js'
import { listPatrimonios } from './patrimonio.usecases.js'

const list = { list: listPatrimonios, page: PatrimonioPage, args: PatrimoniosArgs }

export const patrimonioEdges = [
  edgeOf(Local, 'patrimonios', {
    ...list,
    column: 'patrimonio.idLocal',
    description: 'Os patrimônios que ficam neste local.',
  }),
  edgeOf(TipoPatrimonio, 'patrimonios', {
    ...list,
    column: 'patrimonio.tipoPatrimonio',
    description: 'Os patrimônios deste tipo.',
  }),
]
