import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  softDelete,
  tenantColumns,
  tenantTable,
  uniqueAlive,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'

export const TipoPost = defineEntity({
  name: 'TipoPost',
  ...tenantTable('tipo_post'),
  indexes: [uniqueInTenant('tipo_post_uuid', 'uuid'), uniqueAlive('tipo_post_nome', 'nome_ordem')],
  properties: {
    ...tenantColumns,
    ...softDelete,
    tipoPost: p.string().length(80),
    nomeOrdem: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.tipoPost})) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    tipo_post: TableOf<typeof TipoPost>
  }
}
