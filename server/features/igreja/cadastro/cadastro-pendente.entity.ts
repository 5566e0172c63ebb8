import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import { isolatedTable, tenantColumns, uniqueInTenant } from '../../../kernel/data/tenant/base.entity.js'

/**
 * A sign-up whose plan is not paid yet. The payment creates the church, with the id that is reserved here. Not audited,
 * because a cancelled sign-up must leave no name behind.
 */
export const CadastroPendente = defineEntity({
  name: 'CadastroPendente',
  ...isolatedTable('cadastro_pendente'),
  indexes: [
    uniqueInTenant('cadastro_pendente_uuid', 'uuid'),
    {
      name: 'cadastro_pendente_cliente_stripe',
      expression: (_columns, table, index) => `create index "${index}" on "${table.name}" ("cliente_stripe")`,
    },
  ],
  properties: {
    ...tenantColumns,
    nomeIgreja: p.string().length(120),
    name: p.string().length(120),
    email: p.string().length(254),
    plano: p.string().length(40),
    clienteStripe: p.string().length(255),
    checkoutStripe: p.string().length(255),
    /** cancelled: the names are removed, and only the customer's id is kept for the response to repeated requests */
    canceladoEm: p.datetime().nullable(),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    cadastro_pendente: TableOf<typeof CadastroPendente>
  }
}
