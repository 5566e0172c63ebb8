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
import { Missao } from './missao.entity.js'

const table = tenantTable('membro_missao', ownGroupsOnly('missoes', 'id_missao'))

/** A person takes part in a mission; one row per pair. Removing a member deletes the row, the audit log keeps it. */
export const MembroMissao = defineEntity({
  name: 'MembroMissao',
  ...table,
  triggers: [...table.triggers, decidesRights('membro_missao')],
  indexes: [
    uniqueInTenant('membro_missao_uuid', 'uuid'),
    uniqueInTenant('membro_missao_pessoa', 'id_missao', 'id_membro'),
    tenantIndex('membro_missao_membro', 'id_membro'),
    waitingIndex('membro_missao'),
  ],
  checks: [{ name: 'membro_missao_status', expression: `status_membro in ('ativo', 'inativo')` }],
  properties: {
    ...tenantColumns,
    idMissao: p.integer(),
    missao: () => foreignKey(Missao, 'id_missao'),
    idMembro: p.integer(),
    membro: () => foreignKey(Usuario, 'id_membro'),
    // added by an API token, or by somebody whom the church limits to the own groups: opens no personal data to the leaders
    // yet, and does not lead
    aConfirmar: p.boolean().defaultRaw(addsToConfirm('missoes')),
    statusMembro: p.string().length(10).default('ativo'),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    membro_missao: TableOf<typeof MembroMissao>
  }
}
