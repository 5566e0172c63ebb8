import { uniqueBy } from '../../../kernel/base/errors.js'
import { leadership, memberships } from '../../pessoas/vinculo/index.js'
import { GrupoLouvor } from './grupo-louvor.entity.js'
import { MembroGrupoLouvor } from './membro-grupo-louvor.entity.js'
import { membros } from './membro-grupo-louvor.queries.js'

const membrosOfGrupos = {
  queries: membros,
  entity: MembroGrupoLouvor,
  group: GrupoLouvor,
  texts: {
    noGroup: 'Grupo não encontrado.',
    onde: 'ao grupo',
    jaMembro: uniqueBy('membro_grupo_louvor_pessoa', 'idMembro', 'Esta pessoa já é membro do grupo.'),
  },
}

/** All operations that change the members of worship groups. */
export const membership = memberships(membrosOfGrupos)

/** The leader of a worship group: at most one member, who must be active. */
export const lead = leadership(
  membrosOfGrupos,
  {
    mayNotLeave: 'Este membro é o responsável pelo grupo e não pode ser excluído.',
    action: 'membroGrupoLouvor.escrever',
  },
  { statusMembro: 1 },
)
