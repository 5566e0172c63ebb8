import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import { tenantColumns, tenantTable, uniqueInTenant } from '../../../kernel/data/tenant/base.entity.js'

const codigo = () => p.string().length(30).nullable()

/**
 * The accountant's codes of what has no category or account in the church: one row per church. Those of categories and
 * accounts are with them.
 */
export const CodigosContador = defineEntity({
  name: 'CodigosContador',
  ...tenantTable('codigos_contador'),
  indexes: [
    uniqueInTenant('codigos_contador_uuid', 'uuid'),
    {
      name: 'codigos_contador_igreja',
      expression: (_columns, { name }, index) => `create unique index "${index}" on "${name}" ("id_cliente")`,
    },
  ],
  properties: {
    ...tenantColumns,
    /** interest and fines that the church paid */
    jurosPagos: codigo(),
    descontosObtidos: codigo(),
    /** interest and fines that the church received */
    jurosRecebidos: codigo(),
    descontosConcedidos: codigo(),
    /** the other side of the accounts' opening balances */
    saldosIniciais: codigo(),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    codigos_contador: TableOf<typeof CodigosContador>
  }
}
