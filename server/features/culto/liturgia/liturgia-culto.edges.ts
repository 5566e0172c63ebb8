import { edgeOf, linkOf } from '../../../kernel/transport/graphql/edge.js'
import { PageArgs } from '../../../kernel/transport/graphql/page.type.js'
import { CultoType, listCultos } from '../culto/index.js'
import { listMomentosCulto, MomentoCultoType } from '../momento-culto/index.js'
import { LiturgiaCulto, LiturgiaCultoPage } from './liturgia-culto.type.js'
import { listUsesOfMomento } from './liturgia-culto.usecases.js'

export const liturgiaCultoEdges = [
  edgeOf(MomentoCultoType, 'liturgias', {
    list: listUsesOfMomento,
    page: LiturgiaCultoPage,
    args: PageArgs,
    column: 'liturgia_culto.idMomento',
    description: 'Onde o momento está na liturgia dos cultos, do mais novo ao mais antigo.',
  }),
  linkOf(LiturgiaCulto, 'culto', {
    list: listCultos,
    to: CultoType,
    column: 'culto.id',
    idIn: 'idCulto',
    description: 'O culto.',
  }),
  linkOf(LiturgiaCulto, 'momento', {
    list: listMomentosCulto,
    to: MomentoCultoType,
    column: 'momento_culto.id',
    idIn: 'idMomento',
    description: 'O momento; nulo se já foi excluído, com o seu título em `titulo`.',
  }),
]
