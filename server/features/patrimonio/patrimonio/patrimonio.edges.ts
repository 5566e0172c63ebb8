import { edgeOf } from '../../../kernel/graphql/edge.js'
import { TipoPatrimonio } from '../tipo-patrimonio/tipo-patrimonio.type.js'
import { PatrimonioPage, PatrimoniosArgs } from './patrimonio.type.js'
import { listarPatrimonios } from './patrimonio.usecases.js'

export const patrimonioEdges = [
  edgeOf(TipoPatrimonio, 'patrimonios', {
    list: listarPatrimonios,
    page: PatrimonioPage,
    args: PatrimoniosArgs,
    column: 'patrimonio.tipoPatrimonio',
    description: 'Os patrimônios deste tipo.',
  }),
]
