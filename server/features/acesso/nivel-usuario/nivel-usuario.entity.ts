import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import { tenantColumns, tenantTable, uniqueInTenant } from '../../../kernel/data/tenant/base.entity.js'

/** A church's own name for a perfil, in place of the default name. */
export const NivelUsuario = defineEntity({
  name: 'NivelUsuario',
  ...tenantTable('nivel_usuario'),
  indexes: [uniqueInTenant('nivel_usuario_perfil', 'perfil')],
  properties: { ...tenantColumns, perfil: p.smallint(), nome: p.string().length(60) },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    nivel_usuario: TableOf<typeof NivelUsuario>
  }
}
