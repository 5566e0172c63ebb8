import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  foreignKey,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { ownGroupsOnlyThrough } from '../../../kernel/data/tenant/own-groups.policy.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'
import { Encontro } from './encontro.entity.js'

/** A person of the church who came to a meeting of a cell, as a member of the cell or as a guest. */
export const MembroEncontro = defineEntity({
  name: 'MembroEncontro',
  ...tenantTable('membro_encontro', ownGroupsOnlyThrough('celulas', 'id_encontro', 'encontro')),
  indexes: [
    uniqueInTenant('membro_encontro_uuid', 'uuid'),
    uniqueInTenant('membro_encontro_pessoa', 'id_encontro', 'id_membro'),
    tenantIndex('membro_encontro_membro', 'id_membro'),
  ],
  properties: {
    ...tenantColumns,
    idEncontro: p.integer(),
    encontro: () => foreignKey(Encontro, 'id_encontro'),
    idMembro: p.integer(),
    membro: () => foreignKey(Usuario, 'id_membro'),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    membro_encontro: TableOf<typeof MembroEncontro>
  }
}
