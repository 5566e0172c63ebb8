import { linkOf } from '../../../kernel/transport/graphql/edge.js'
import { GrupoLouvor } from './grupo-louvor.type.js'
import { listGruposLouvor } from './grupo-louvor.usecases.js'
import { MembroGrupoLouvor } from './membro-grupo-louvor.type.js'

export const grupoLouvorEdges = [
  linkOf(MembroGrupoLouvor, 'grupo', {
    list: listGruposLouvor,
    to: GrupoLouvor,
    column: 'grupo_louvor.id',
    idIn: 'idGrupo',
    description: 'O grupo de louvor.',
  }),
]
