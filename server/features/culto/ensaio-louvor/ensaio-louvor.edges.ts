import { edgeOf, linkOf } from '../../../kernel/transport/graphql/edge.js'
import { Local } from '../../agenda/local/local.type.js'
import { CultoType, listCultos } from '../culto/index.js'
import { GrupoLouvor } from '../grupo-louvor/grupo-louvor.type.js'
import { EnsaioLouvor, EnsaioLouvorPage, EnsaiosLouvorArgs } from './ensaio-louvor.type.js'
import { listEnsaiosLouvor } from './ensaio-louvor.usecases.js'

const list = { list: listEnsaiosLouvor, page: EnsaioLouvorPage, args: EnsaiosLouvorArgs }

export const ensaioLouvorEdges = [
  edgeOf(GrupoLouvor, 'ensaios', {
    ...list,
    column: 'ensaio_louvor.idGrupo',
    description: 'Os ensaios do grupo que a pessoa pode ver.',
  }),
  edgeOf(Local, 'ensaios', {
    ...list,
    column: 'ensaio_louvor.localEnsaio',
    description: 'Os ensaios neste local.',
  }),
  edgeOf(CultoType, 'ensaios', {
    ...list,
    column: 'ensaio_louvor.idCulto',
    description: 'Os ensaios para o culto que a pessoa pode ver.',
  }),
  linkOf(EnsaioLouvor, 'culto', {
    list: listCultos,
    to: CultoType,
    column: 'culto.id',
    idIn: 'idCulto',
    description: 'O culto para o qual se ensaia; nulo se não há, ou se já foi excluído.',
  }),
]
