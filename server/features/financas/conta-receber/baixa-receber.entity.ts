import { defineEntity } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import { foreignKey } from '../../../kernel/data/tenant/base.entity.js'
import { baixaColumns, baixaTable } from '../conta/baixa/baixa.entity.js'
import { ContaReceber } from './conta-receber.entity.js'

/** A receipt of a receivable, whole or in part. */
export const BaixaReceber = defineEntity({
  name: 'BaixaReceber',
  ...baixaTable('baixa_receber'),
  properties: {
    ...baixaColumns,
    conta: () => foreignKey(ContaReceber, 'id_conta'),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    baixa_receber: TableOf<typeof BaixaReceber>
  }
}
