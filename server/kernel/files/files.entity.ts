import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../database/tables.js'
import { tenantColumns, tenantTable, uniqueInTenant } from '../tenant/base.entity.js'

/** An uploaded and re-encoded image. Its file in the files directory has this uuid as its name. */
export const Arquivo = defineEntity({
  name: 'Arquivo',
  ...tenantTable('arquivo'),
  indexes: [uniqueInTenant('arquivo_uuid', 'uuid')],
  properties: {
    ...tenantColumns,
    tipo: p.string().length(60),
    bytes: p.integer(),
    largura: p.integer(),
    altura: p.integer(),
  },
})

declare module '../database/tables.js' {
  interface Tables {
    arquivo: TableOf<typeof Arquivo>
  }
}
