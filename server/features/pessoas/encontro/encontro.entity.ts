import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/database/tables.js'
import {
  softDelete,
  tenantColumns,
  tenantTable,
  uniqueAlive,
  uniqueInTenant,
} from '../../../kernel/tenant/base.entity.js'

export const Encontro = defineEntity({
  name: 'Encontro',
  ...tenantTable('encontro'),
  indexes: [uniqueInTenant('encontro_uuid', 'uuid'), uniqueAlive('encontro_nome', 'nome_ordem')],
  properties: {
    ...tenantColumns,
    ...softDelete,
    temaEstudo: p.string().length(80),
    nomeOrdem: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.temaEstudo})) stored`),
  },
})

declare module '../../../kernel/database/tables.js' {
  interface Tables {
    encontro: TableOf<typeof Encontro>
  }
}
