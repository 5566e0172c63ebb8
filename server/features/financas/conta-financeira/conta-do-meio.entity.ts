import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  foreignKey,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { ContaFinanceira } from './conta-financeira.entity.js'

/**
 * The account in which the money of a means lies when nobody names another: one row for each means that the church has
 * decided on. Money of any other means lies in the default account.
 */
export const ContaDoMeio = defineEntity({
  name: 'ContaDoMeio',
  ...tenantTable('conta_do_meio'),
  indexes: [
    uniqueInTenant('conta_do_meio_uuid', 'uuid'),
    uniqueInTenant('conta_do_meio_um', 'meio'),
    tenantIndex('conta_do_meio_conta', 'id_conta_financeira'),
  ],
  checks: [
    {
      name: 'conta_do_meio_meio',
      expression: `meio in ('dinheiro', 'pix', 'transferencia', 'cheque', 'cartao', 'boleto', 'debito')`,
    },
  ],
  properties: {
    ...tenantColumns,
    meio: p.string().length(14),
    idContaFinanceira: p.integer(),
    contaFinanceira: () => foreignKey(ContaFinanceira, 'id_conta_financeira'),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    conta_do_meio: TableOf<typeof ContaDoMeio>
  }
}
