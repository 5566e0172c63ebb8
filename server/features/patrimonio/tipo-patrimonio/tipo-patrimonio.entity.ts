import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  softDelete,
  tenantColumns,
  tenantTable,
  uniqueAlive,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'

export const TipoPatrimonio = defineEntity({
  name: 'TipoPatrimonio',
  ...tenantTable('tipo_patrimonio'),
  indexes: [uniqueInTenant('tipo_patrimonio_uuid', 'uuid'), uniqueAlive('tipo_patrimonio_nome', 'nome_ordem')],
  properties: {
    ...tenantColumns,
    ...softDelete,
    tipoPatrimonio: p.string().length(80),
    nomeOrdem: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.tipoPatrimonio})) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    tipo_patrimonio: TableOf<typeof TipoPatrimonio>
  }
}
