import { defineEntity, p } from '@mikro-orm/core'
import type { Cells } from '../../../../schema/rules/levels.js'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import { decidesRights, tenantColumns, tenantTable, uniqueInTenant } from '../../../kernel/data/tenant/base.entity.js'

const table = tenantTable('acesso_perfil')

/** A church's decision about what one perfil may do in each area. Without a row, the permission table applies. */
export const AcessoPerfil = defineEntity({
  name: 'AcessoPerfil',
  ...table,
  triggers: [...table.triggers, decidesRights('acesso_perfil')],
  indexes: [uniqueInTenant('acesso_perfil_perfil', 'perfil')],
  properties: {
    ...tenantColumns,
    perfil: p.smallint(),
    areas: p.json<Cells>(),
    /** the perfil counts in every area exactly as a member does */
    comoMembro: p.boolean().default(false),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    acesso_perfil: TableOf<typeof AcessoPerfil>
  }
}
