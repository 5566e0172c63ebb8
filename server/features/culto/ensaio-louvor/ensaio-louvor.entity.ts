import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/database/tables.js'
import {
  softDelete,
  tenantColumns,
  tenantTable,
  uniqueAlive,
  uniqueInTenant,
} from '../../../kernel/tenant/base.entity.js'

export const EnsaioLouvor = defineEntity({
  name: 'EnsaioLouvor',
  ...tenantTable('ensaio_louvor'),
  indexes: [uniqueInTenant('ensaio_louvor_uuid', 'uuid'), uniqueAlive('ensaio_louvor_nome', 'nome_ordem')],
  properties: {
    ...tenantColumns,
    ...softDelete,
    horaEnsaio: p.string().length(80),
    nomeOrdem: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.horaEnsaio})) stored`),
  },
})

declare module '../../../kernel/database/tables.js' {
  interface Tables {
    ensaio_louvor: TableOf<typeof EnsaioLouvor>
  }
}
