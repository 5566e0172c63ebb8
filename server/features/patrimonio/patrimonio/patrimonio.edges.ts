import { edgeOf } from '../../../kernel/graphql/edge.js'
import { Local } from '../../agenda/local/local.type.js'
import { TipoPatrimonio } from '../tipo-patrimonio/tipo-patrimonio.type.js'
import { PatrimonioPage, PatrimoniosArgs } from './patrimonio.type.js'
import { listarPatrimonios } from './patrimonio.usecases.js'

const list = { list: listarPatrimonios, page: PatrimonioPage, args: PatrimoniosArgs }

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
