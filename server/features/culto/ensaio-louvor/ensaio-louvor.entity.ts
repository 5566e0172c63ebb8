import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  foreignKey,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { ownGroupsOnly } from '../../../kernel/data/tenant/own-groups.policy.js'
import { Local } from '../../agenda/local/local.entity.js'
import { Culto } from '../culto/culto.entity.js'
import { GrupoLouvor } from '../grupo-louvor/grupo-louvor.entity.js'

/** A rehearsal of a worship group. Its date and time are local to the church. It is cancelled, never deleted. */
export const EnsaioLouvor = defineEntity({
  name: 'EnsaioLouvor',
  ...tenantTable('ensaio_louvor', ownGroupsOnly('louvor', 'id_grupo')),
  indexes: [
    uniqueInTenant('ensaio_louvor_uuid', 'uuid'),
    tenantIndex('ensaio_louvor_data', 'data_ensaio', 'hora_ensaio', 'id'),
    tenantIndex('ensaio_louvor_grupo', 'id_grupo', 'data_ensaio'),
    tenantIndex('ensaio_louvor_local', 'local_ensaio'),
    tenantIndex('ensaio_louvor_culto', 'id_culto'),
  ],
  checks: [
    { name: 'ensaio_louvor_status', expression: `status_ensaio in ('Marcado', 'Concluído', 'Cancelado')` },
    { name: 'ensaio_louvor_hora', expression: `hora_ensaio ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'` },
  ],
  properties: {
    ...tenantColumns,
    idGrupo: p.integer(),
    grupo: () => foreignKey(GrupoLouvor, 'id_grupo'),
    dataEnsaio: p.date(),
    horaEnsaio: p.string().length(5),
    localEnsaio: p.integer().nullable(),
    local: () => foreignKey(Local, 'local_ensaio'),
    idCulto: p.integer().nullable(),
    culto: () => foreignKey(Culto, 'id_culto'),
    statusEnsaio: p.string().length(10).default('Marcado'),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    ensaio_louvor: TableOf<typeof EnsaioLouvor>
  }
}
