import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  decidesRights,
  softDelete,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueAlive,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { ownGroupsOnly } from '../../../kernel/data/tenant/own-groups.policy.js'

const table = tenantTable('grupo_louvor', ownGroupsOnly('louvor', 'id'))

/** A group of singers and musicians. Its leader is stored only in the members (MembroGrupoLouvor). */
export const GrupoLouvor = defineEntity({
  name: 'GrupoLouvor',
  ...table,
  triggers: [...table.triggers, decidesRights('grupo_louvor')],
  indexes: [
    uniqueInTenant('grupo_louvor_uuid', 'uuid'),
    uniqueAlive('grupo_louvor_nome', 'nome_ordem'),
    tenantIndex('grupo_louvor_lista', 'nome_ordem', 'id'),
  ],
  checks: [{ name: 'grupo_louvor_status', expression: 'status_grupo in (0, 1)' }],
  properties: {
    ...tenantColumns,
    ...softDelete,
    nomeGrupo: p.string().length(45),
    statusGrupo: p.smallint().default(1),
    nomeOrdem: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.nomeGrupo})) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    grupo_louvor: TableOf<typeof GrupoLouvor>
  }
}
