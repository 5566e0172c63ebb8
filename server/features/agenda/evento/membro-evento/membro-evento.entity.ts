import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../../kernel/data/database/tables.js'
import {
  foreignKey,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../../kernel/data/tenant/base.entity.js'
import { Usuario } from '../../../acesso/usuario/usuario.entity.js'
import { Evento } from '../evento.entity.js'

/** A person takes part in an event. Deleting removes the row; the audit log keeps it. */
export const MembroEvento = defineEntity({
  name: 'MembroEvento',
  ...tenantTable('membro_evento'),
  indexes: [
    uniqueInTenant('membro_evento_uuid', 'uuid'),
    uniqueInTenant('membro_evento_pessoa', 'id_evento', 'id_membro'),
    tenantIndex('membro_evento_membro', 'id_membro'),
  ],
  properties: {
    ...tenantColumns,
    idEvento: p.integer(),
    evento: () => foreignKey(Evento, 'id_evento'),
    idMembro: p.integer(),
    membro: () => foreignKey(Usuario, 'id_membro'),
  },
})

declare module '../../../../kernel/data/database/tables.js' {
  interface Tables {
    membro_evento: TableOf<typeof MembroEvento>
  }
}
