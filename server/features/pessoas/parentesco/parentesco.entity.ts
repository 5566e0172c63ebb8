import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  foreignKey,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'

/**
 * How two people of a church are related: one row for both directions. `tipo` is what the relative is to the person; of
 * two people, the one with the lower id is the person.
 */
export const Parentesco = defineEntity({
  name: 'Parentesco',
  ...tenantTable('parentesco'),
  indexes: [
    uniqueInTenant('parentesco_uuid', 'uuid'),
    uniqueInTenant('parentesco_pessoas', 'id_pessoa', 'id_parente'),
    tenantIndex('parentesco_parente', 'id_parente'),
  ],
  checks: [
    { name: 'parentesco_outra_pessoa', expression: 'id_pessoa <> id_parente' },
    {
      name: 'parentesco_tipo',
      expression: "tipo in ('conjuge', 'paiOuMae', 'filho', 'irmao', 'responsavel', 'dependente')",
    },
  ],
  properties: {
    ...tenantColumns,
    idPessoa: p.integer(),
    pessoa: () => foreignKey(Usuario, 'id_pessoa'),
    idParente: p.integer(),
    parente: () => foreignKey(Usuario, 'id_parente'),
    tipo: p.string().length(11),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    parentesco: TableOf<typeof Parentesco>
  }
}
