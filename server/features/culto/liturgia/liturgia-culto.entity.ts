import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  foreignKey,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { Culto } from '../culto/culto.entity.js'
import { MomentoCulto } from '../momento-culto/momento-culto.entity.js'

/**
 * One item of a worship service's liturgy. `ordem` may have gaps and duplicates, because old integrations write each
 * item separately and concurrently. Items are sorted by (ordem, id).
 */
export const LiturgiaCulto = defineEntity({
  name: 'LiturgiaCulto',
  ...tenantTable('liturgia_culto'),
  indexes: [
    uniqueInTenant('liturgia_culto_uuid', 'uuid'),
    tenantIndex('liturgia_culto_ordem', 'id_culto', 'ordem', 'id'),
    tenantIndex('liturgia_culto_momento', 'id_momento'),
  ],
  checks: [{ name: 'liturgia_culto_ordem', expression: 'ordem >= 1' }],
  properties: {
    ...tenantColumns,
    idCulto: p.integer(),
    culto: () => foreignKey(Culto, 'id_culto'),
    idMomento: p.integer(),
    momento: () => foreignKey(MomentoCulto, 'id_momento'),
    descricao: p.string().length(500).nullable(),
    ordem: p.integer(),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    liturgia_culto: TableOf<typeof LiturgiaCulto>
  }
}
