import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  softDelete,
  tenantColumns,
  tenantTable,
  uniqueAlive,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'

export const TipoRecurso = defineEntity({
  name: 'TipoRecurso',
  ...tenantTable('tipo_recurso'),
  indexes: [uniqueInTenant('tipo_recurso_uuid', 'uuid'), uniqueAlive('tipo_recurso_nome', 'nome_ordem')],
  properties: {
    ...tenantColumns,
    ...softDelete,
    tipoRecurso: p.string().length(80),
    nomeOrdem: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.tipoRecurso})) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    tipo_recurso: TableOf<typeof TipoRecurso>
  }
}
