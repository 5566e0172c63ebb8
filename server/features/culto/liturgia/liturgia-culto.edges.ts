import { edgeOf, linkOf } from '../../../kernel/graphql/edge.js'
import { PageArgs } from '../../../kernel/graphql/page.type.js'
import { CultoType, listarCultos } from '../culto/index.js'
import { listarMomentosCulto, MomentoCultoType } from '../momento-culto/index.js'
import { LiturgiaCulto, LiturgiaCultoPage } from './liturgia-culto.type.js'
import { listarUsosDoMomento } from './liturgia-culto.usecases.js'

export const liturgiaCultoEdges = [
  edgeOf(MomentoCultoType, 'liturgias', {
    list: listarUsosDoMomento,
    page: LiturgiaCultoPage,
    args: PageArgs,
    column: 'liturgia_culto.idMomento',
    description: 'Onde o momento está na liturgia dos cultos, do mais novo ao mais antigo.',
  }),
  linkOf(LiturgiaCulto, 'culto', {
    list: listarCultos,
    to: CultoType,
    column: 'culto.id',
    idIn: 'idCulto',
    description: 'O culto.',
  }),
  linkOf(LiturgiaCulto, 'momento', {
    list: listarMomentosCulto,
    to: MomentoCultoType,
    column: 'momento_culto.id',
    idIn: 'idMomento',
    description: 'O momento; nulo se já foi excluído, com o seu título em `titulo`.',
  }),
]
