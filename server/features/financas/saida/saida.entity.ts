import { defineEntity, type EntitySchemaWithMeta, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import { foreignKey } from '../../../kernel/data/tenant/base.entity.js'
import { Categoria } from '../categoria/categoria.entity.js'
import { CentroCusto } from '../centro-custo/centro-custo.entity.js'
import { ContaFinanceira } from '../conta-financeira/conta-financeira.entity.js'
import { Fornecedor } from '../fornecedor/fornecedor.entity.js'
import { alive, lancamentoColumns, lancamentoTable } from '../lancamento/lancamento.entity.js'

/** Features whose records create an expense, in their own transaction. */
export const origensSaida = ['contaPagar', 'manutencaoPatrimonio'] as const

const table = lancamentoTable('saida', origensSaida)

/** An expense: money that the church paid. */
export const Saida = defineEntity({
  name: 'Saida',
  ...table,
  indexes: [
    ...table.indexes,
    alive('saida_fornecedor', '', '"id_fornecedor", "data"', 'and "id_fornecedor" is not null', 'include ("valor")'),
  ],
  properties: {
    ...lancamentoColumns,
    idFornecedor: p.integer().nullable(),
    estornado: () => foreignKey(itself(), 'id_estornado'),
    centroCusto: () => foreignKey(CentroCusto, 'id_centro_custo'),
    contaFinanceira: () => foreignKey(ContaFinanceira, 'id_conta_financeira'),
    categoriaPropria: () => foreignKey(Categoria, 'id_categoria'),
    fornecedor: () => foreignKey(Fornecedor, 'id_fornecedor'),
  },
})

const itself = (): EntitySchemaWithMeta => Saida

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    saida: Omit<TableOf<typeof Saida>, 'estornado'>
  }
}
