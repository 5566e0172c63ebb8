import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../data/database/tables.js'
import { tenantColumns, tenantTable, uniqueInTenant } from '../../data/tenant/base.entity.js'

/** An uploaded file: a re-encoded picture, or a PDF. The file in the files directory has this uuid as its name. */
export const Arquivo = defineEntity({
  name: 'Arquivo',
  ...tenantTable('arquivo'),
  indexes: [uniqueInTenant('arquivo_uuid', 'uuid')],
  properties: {
    ...tenantColumns,
    tipo: p.string().length(60),
    bytes: p.integer(),
    /** of a picture, in pixels */
    largura: p.integer().nullable(),
    altura: p.integer().nullable(),
    /** whether more than a session in the church is needed to read it; then the feature that shows it serves it */
    restrito: p.boolean().default(false),
  },
})

declare module '../../data/database/tables.js' {
  interface Tables {
    arquivo: TableOf<typeof Arquivo>
  }
}
