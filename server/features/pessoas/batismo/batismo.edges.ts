import { edgeOf } from '../../../kernel/graphql/edge.js'
import { selects } from '../../../kernel/graphql/selection.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { BatismoPage, BatismosArgs } from './batismo.type.js'
import { listarBatismos } from './batismo.usecases.js'

export const batismoEdges = [
  edgeOf(Usuario, 'batismos', {
    list: listarBatismos,
    page: BatismoPage,
    args: BatismosArgs,
    column: 'batismo.idBatizando',
    description: 'Os batismos da pessoa, também os planejados.',
    asked: (info) => ({ comDatas: selects(info, 'datas') }),
  }),
]
