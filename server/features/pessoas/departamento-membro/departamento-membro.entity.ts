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
import { Departamento } from '../departamento/departamento.entity.js'

const table = tenantTable('departamento_membro', ownGroupsOnly('departamentos', 'id_departamento'))

/** A person's membership of a department. The row is deleted when the person leaves; the audit log keeps it. */
export const MembroDepartamento = defineEntity({
  name: 'MembroDepartamento',
  ...table,
  triggers: [...table.triggers, decidesRights('departamento_membro')],
  indexes: [
    uniqueInTenant('departamento_membro_uuid', 'uuid'),
    uniqueInTenant('departamento_membro_pessoa', 'id_departamento', 'id_membro'),
    tenantIndex('departamento_membro_membro', 'id_membro'),
    waitingIndex('departamento_membro'),
  ],
  checks: [{ name: 'departamento_membro_status', expression: "status_membro in ('ativo', 'inativo')" }],
  properties: {
    ...tenantColumns,
    idDepartamento: p.integer(),
    departamento: () => foreignKey(Departamento, 'id_departamento'),
    idMembro: p.integer(),
    membro: () => foreignKey(Usuario, 'id_membro'),
    // added by an API token, or by somebody whom the church limits to the own groups: opens no personal data to the leaders
    // yet, and does not lead
    aConfirmar: p.boolean().defaultRaw(addsToConfirm('departamentos')),
    statusMembro: p.string().length(10).default('ativo'),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    departamento_membro: TableOf<typeof MembroDepartamento>
  }
}
