import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  softDelete,
  tenantColumns,
  tenantTable,
  uniqueAlive,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'

export const MomentoCulto = defineEntity({
  name: 'MomentoCulto',
  ...tenantTable('momento_culto'),
  indexes: [uniqueInTenant('momento_culto_uuid', 'uuid'), uniqueAlive('momento_culto_nome', 'nome_ordem')],
  properties: {
    ...tenantColumns,
    ...softDelete,
    titulo: p.string().length(80),
    nomeOrdem: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.titulo})) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    momento_culto: TableOf<typeof MomentoCulto>
  }
}
