import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  foreignKey,
  notedChanges,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'
import { Culto } from '../culto/culto.entity.js'

const table = tenantTable('participacao_culto')

/**
 * A person was at a worship service. There is one row, no matter who records the presence and how often. Undoing
 * deletes the row; the audit log keeps it.
 */
export const ParticipacaoCulto = defineEntity({
  name: 'ParticipacaoCulto',
  ...table,
  triggers: [...table.triggers, notedChanges('participacao_culto', 'id_culto', 'id_membro')],
  indexes: [
    uniqueInTenant('participacao_culto_uuid', 'uuid'),
    uniqueInTenant('participacao_culto_pessoa', 'id_culto', 'id_membro'),
    tenantIndex('participacao_culto_membro', 'id_membro'),
  ],
  properties: {
    ...tenantColumns,
    idCulto: p.integer(),
    culto: () => foreignKey(Culto, 'id_culto'),
    idMembro: p.integer(),
    membro: () => foreignKey(Usuario, 'id_membro'),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    participacao_culto: TableOf<typeof ParticipacaoCulto>
  }
}
