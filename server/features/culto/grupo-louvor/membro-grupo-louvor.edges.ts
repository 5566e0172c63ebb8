import { edgeOf } from '../../../kernel/transport/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { GrupoLouvor } from './grupo-louvor.type.js'
import { MembroGrupoLouvorPage, MembrosGrupoLouvorArgs } from './membro-grupo-louvor.type.js'
import { listMembrosGrupoLouvor } from './membro-grupo-louvor.usecases.js'

const list = { list: listMembrosGrupoLouvor, page: MembroGrupoLouvorPage, args: MembrosGrupoLouvorArgs }

export const membroGrupoLouvorEdges = [
  edgeOf(GrupoLouvor, 'membros', {
    ...list,
    column: 'membro_grupo_louvor.idGrupo',
    description: 'Os membros do grupo.',
  }),
  edgeOf(Usuario, 'grupos', {
    ...list,
    column: 'membro_grupo_louvor.idMembro',
    description: 'Os grupos de louvor de que a pessoa é membro.',
  }),
]
