import { defineEntity, type EntitySchemaWithMeta } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import { foreignKey } from '../../../kernel/data/tenant/base.entity.js'
import { Categoria } from '../categoria/categoria.entity.js'
import { CentroCusto } from '../centro-custo/centro-custo.entity.js'
import { ContaFinanceira } from '../conta-financeira/conta-financeira.entity.js'
import { lancamentoColumns, lancamentoTable } from '../lancamento/lancamento.entity.js'

/** Features whose records create an income, in their own transaction. */
export const origensEntrada = ['contaReceber', 'dizimo', 'doacao', 'aulaEBD', 'contagem', 'pixRecebido'] as const

const table = lancamentoTable('entrada', origensEntrada)

/**
 * Income: money that the church received. When that of a gift is reversed, or its reversal undone, a trigger cancels the
 * giver's statement of the year.
 */
export const Entrada = defineEntity({
  name: 'Entrada',
  ...table,
  triggers: [
    ...table.triggers,
    {
      name: 'comprovante_com_estorno',
      timing: 'after',
      events: ['insert', 'update'],
      forEach: 'row',
      expression:
        'create trigger "comprovante_com_estorno" after insert or update on "entrada" for each row when (new.id_estornado is not null) execute function comprovante_com_estorno()',
    },
  ],
  properties: {
    ...lancamentoColumns,
    estornado: () => foreignKey(itself(), 'id_estornado'),
    centroCusto: () => foreignKey(CentroCusto, 'id_centro_custo'),
    contaFinanceira: () => foreignKey(ContaFinanceira, 'id_conta_financeira'),
    categoriaPropria: () => foreignKey(Categoria, 'id_categoria'),
  },
})

const itself = (): EntitySchemaWithMeta => Entrada

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    entrada: Omit<TableOf<typeof Entrada>, 'estornado'>
  }
}
