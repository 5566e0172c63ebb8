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

/** A person waits for a place in a full event. Who came first has the smallest id. */
export const EsperaEvento = defineEntity({
  name: 'EsperaEvento',
  ...tenantTable('espera_evento'),
  indexes: [
    uniqueInTenant('espera_evento_uuid', 'uuid'),
    uniqueInTenant('espera_evento_pessoa', 'id_evento', 'id_membro'),
    tenantIndex('espera_evento_membro', 'id_membro'),
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
    espera_evento: TableOf<typeof EsperaEvento>
  }
}
