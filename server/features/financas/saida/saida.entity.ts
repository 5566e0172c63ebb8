import { defineEntity, type EntitySchemaWithMeta } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/database/tables.js'
import { foreignKey } from '../../../kernel/tenant/base.entity.js'
import { CentroCusto } from '../centro-custo/centro-custo.entity.js'
import { ContaFinanceira } from '../conta-financeira/conta-financeira.entity.js'
import { lancamentoColumns, lancamentoTable } from '../lancamento/lancamento.entity.js'

/** Features whose records create an expense, in their own transaction. */
export const origensSaida = ['contaPagar', 'manutencaoPatrimonio'] as const

/** An expense: money that the church paid. */
export const Saida = defineEntity({
  name: 'Saida',
  ...lancamentoTable('saida', origensSaida),
  properties: {
    ...lancamentoColumns,
    estornado: () => foreignKey(itself(), 'id_estornado'),
    centroCusto: () => foreignKey(CentroCusto, 'id_centro_custo'),
    contaFinanceira: () => foreignKey(ContaFinanceira, 'id_conta_financeira'),
  },
})

const itself = (): EntitySchemaWithMeta => Saida

declare module '../../../kernel/database/tables.js' {
  interface Tables {
    saida: Omit<TableOf<typeof Saida>, 'estornado'>
  }
}
