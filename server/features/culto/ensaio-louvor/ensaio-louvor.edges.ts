import { edgeOf } from '../../../kernel/graphql/edge.js'
import { Local } from '../../agenda/local/local.type.js'
import { GrupoLouvor } from '../grupo-louvor/grupo-louvor.type.js'
import { EnsaioLouvorPage, EnsaiosLouvorArgs } from './ensaio-louvor.type.js'
import { listarEnsaiosLouvor } from './ensaio-louvor.usecases.js'

const list = { list: listarEnsaiosLouvor, page: EnsaioLouvorPage, args: EnsaiosLouvorArgs }

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
]
