import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  decidesRights,
  foreignKey,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { addsToConfirm, ownGroupsOnly, waitingIndex } from '../../../kernel/data/tenant/own-groups.policy.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'
import { ClasseEBD } from './classe-ebd.entity.js'

const table = tenantTable('membro_classe_ebd', ownGroupsOnly('ensino', 'id_classe'))

/** A person is a pupil of a class; one row per pair. Removing a pupil deletes the row, the audit log keeps it. */
export const MembroClasseEBD = defineEntity({
  name: 'MembroClasseEBD',
  ...table,
  triggers: [...table.triggers, decidesRights('membro_classe_ebd')],
  indexes: [
    uniqueInTenant('membro_classe_ebd_uuid', 'uuid'),
    uniqueInTenant('membro_classe_ebd_pessoa', 'id_classe', 'id_membro'),
    tenantIndex('membro_classe_ebd_membro', 'id_membro'),
    waitingIndex('membro_classe_ebd'),
  ],
  checks: [{ name: 'membro_classe_ebd_status', expression: `status_membro in ('ativo', 'inativo')` }],
  properties: {
    ...tenantColumns,
    idClasse: p.integer(),
    classe: () => foreignKey(ClasseEBD, 'id_classe'),
    idMembro: p.integer(),
    membro: () => foreignKey(Usuario, 'id_membro'),
    // added by an API token, or by somebody whom the church limits to the own groups: opens no personal data to the leaders
    // yet, and does not lead
    aConfirmar: p.boolean().defaultRaw(addsToConfirm('ensino')),
    statusMembro: p.string().length(10).default('ativo'),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    membro_classe_ebd: TableOf<typeof MembroClasseEBD>
  }
}
