import { defineEntity } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import { foreignKey } from '../../../kernel/data/tenant/base.entity.js'
import { baixaColumns, baixaTable } from '../conta/baixa/baixa.entity.js'
import { ContaPagar } from './conta-pagar.entity.js'

/** A payment of a payable, whole or in part. */
export const BaixaPagar = defineEntity({
  name: 'BaixaPagar',
  ...baixaTable('baixa_pagar'),
  properties: {
    ...baixaColumns,
    conta: () => foreignKey(ContaPagar, 'id_conta'),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    baixa_pagar: TableOf<typeof BaixaPagar>
  }
}
