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
import { AulaEBD } from './aula-ebd.entity.js'

/** A person of the church attended a lesson, as a pupil of the class or as a guest. */
export const MembroAulaEBD = defineEntity({
  name: 'MembroAulaEBD',
  ...tenantTable('membro_aula_ebd', ownGroupsOnlyThrough('ensino', 'id_aula', 'aula_ebd')),
  indexes: [
    uniqueInTenant('membro_aula_ebd_uuid', 'uuid'),
    uniqueInTenant('membro_aula_ebd_pessoa', 'id_aula', 'id_membro'),
    tenantIndex('membro_aula_ebd_membro', 'id_membro'),
  ],
  properties: {
    ...tenantColumns,
    idAula: p.integer(),
    aula: () => foreignKey(AulaEBD, 'id_aula'),
    idMembro: p.integer(),
    membro: () => foreignKey(Usuario, 'id_membro'),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    membro_aula_ebd: TableOf<typeof MembroAulaEBD>
  }
}
