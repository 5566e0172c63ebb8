import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  decidesRights,
  foreignKey,
  softDelete,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueAlive,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import {
  addsToConfirm,
  ownGroupsOnly,
  promotedToConfirm,
  remembersPromoted,
  waitingIndex,
} from '../../../kernel/data/tenant/own-groups.policy.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'
import { GrupoLouvor } from './grupo-louvor.entity.js'

const table = tenantTable('membro_grupo_louvor', ownGroupsOnly('louvor', 'id_grupo'))

/** A person belongs to a worship group. A former member stays as a deleted row, which the person's timeline shows. */
export const MembroGrupoLouvor = defineEntity({
  name: 'MembroGrupoLouvor',
  ...table,
  triggers: [
    ...table.triggers,
    decidesRights('membro_grupo_louvor'),
    promotedToConfirm('louvor', 'membro_grupo_louvor'),
    remembersPromoted('membro_grupo_louvor'),
  ],
  indexes: [
    uniqueInTenant('membro_grupo_louvor_uuid', 'uuid'),
    uniqueAlive('membro_grupo_louvor_pessoa', 'id_grupo', 'id_membro'),
    tenantIndex('membro_grupo_louvor_membro', 'id_membro'),
    waitingIndex('membro_grupo_louvor'),
    {
      // allows one leader per group
      name: 'membro_grupo_louvor_lider',
      expression: (_columns, table, index) =>
        `create unique index "${index}" on "${table.name}" ("id_cliente", "id_grupo") where "membro_lider" = 1 and "excluido_em" is null`,
    },
  ],
  checks: [
    { name: 'membro_grupo_louvor_papel', expression: 'membro_lider in (0, 1)' },
    { name: 'membro_grupo_louvor_status', expression: 'status_membro in (0, 1)' },
    { name: 'membro_grupo_louvor_ativo', expression: 'membro_lider = 0 or status_membro = 1' },
    { name: 'membro_grupo_louvor_desde', expression: 'membro_lider = 0 or lider_desde is not null' },
  ],
  properties: {
    ...tenantColumns,
    ...softDelete,
    idGrupo: p.integer(),
    grupo: () => foreignKey(GrupoLouvor, 'id_grupo'),
    idMembro: p.integer(),
    membro: () => foreignKey(Usuario, 'id_membro'),
    // added by an API token, or by somebody whom the church limits to the own groups: opens no personal data to the leaders
    // yet, and does not lead
    aConfirmar: p.boolean().defaultRaw(addsToConfirm('louvor')),
    membroLider: p.smallint().default(0),
    statusMembro: p.smallint().default(1),
    // when this person last became leader; kept when somebody else becomes leader
    liderDesde: p.datetime().nullable(),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    membro_grupo_louvor: TableOf<typeof MembroGrupoLouvor>
  }
}
