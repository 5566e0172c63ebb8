import type { GraphQLResolveInfo } from 'graphql'
import { edgeOf, linkOf } from '../../../kernel/transport/graphql/edge.js'
import { selects } from '../../../kernel/transport/graphql/selection.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { Batismo, BatismoPage, BatismosArgs } from './batismo.type.js'
import { listBatismos } from './batismo.usecases.js'

const list = {
  list: listBatismos,
  page: BatismoPage,
  args: BatismosArgs,
  asked: (info: GraphQLResolveInfo) => ({ comDatas: selects(info, 'datas') }),
}

export const batismoEdges = [
  linkOf(Usuario, 'batismo', {
    list: listBatismos,
    to: Batismo,
    column: 'batismo.idBatizando',
    description: 'O batismo da pessoa, que pode estar só planejado; de vários, o mais novo.',
  }),
  edgeOf(Usuario, 'batismos', {
    ...list,
    column: 'batismo.idBatizando',
    description: 'Os batismos da pessoa, também os planejados.',
  }),
  edgeOf(Usuario, 'batismosRealizados', {
    ...list,
    column: 'batismo.idPastor',
    description: 'Os batismos que a pessoa realizou ou vai realizar.',
  }),
]
