import { defineEntity, p } from '@mikro-orm/core'
import type { Cells } from '../../../kernel/access/levels.js'
import type { TableOf } from '../../../kernel/database/tables.js'
import { tenantColumns, tenantTable, uniqueInTenant } from '../../../kernel/tenant/base.entity.js'

/** A church's decision about what one perfil may do in each area. Without a row, the permission table applies. */
export const AcessoPerfil = defineEntity({
  name: 'AcessoPerfil',
  ...tenantTable('acesso_perfil'),
  indexes: [uniqueInTenant('acesso_perfil_perfil', 'perfil')],
  properties: {
    ...tenantColumns,
    perfil: p.smallint(),
    areas: p.json<Cells>(),
    /** the perfil counts in every area exactly as a member does */
    comoMembro: p.boolean().default(false),
  },
})

declare module '../../../kernel/database/tables.js' {
  interface Tables {
    acesso_perfil: TableOf<typeof AcessoPerfil>
  }
}
