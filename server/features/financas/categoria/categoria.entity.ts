import { defineEntity, type EntitySchemaWithMeta, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  foreignKey,
  softDelete,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueAlive,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'

/**
 * A category of the church's chart of accounts. A trigger of `cliente` creates the five fixed ones of income and of
 * expenses, the roots, whose numbers old integrations know (`raiz`). The church's own categories are below one of them.
 * Ledger entries hold the number of the root, and `idCategoria` only for an own category.
 */
export const Categoria = defineEntity({
  name: 'Categoria',
  ...tenantTable('categoria'),
  indexes: [
    uniqueInTenant('categoria_uuid', 'uuid'),
    uniqueAlive('categoria_nome', 'natureza', 'nome_ordem'),
    tenantIndex('categoria_destino', 'id_destino'),
    {
      name: 'categoria_fixa',
      expression: (_columns: unknown, { name: on }: { name: string }, index: string) =>
        `create unique index "${index}" on "${on}" ("id_cliente", "natureza", "raiz") where "fixa"`,
    },
  ],
  checks: [
    { name: 'categoria_natureza', expression: `natureza in ('receita', 'despesa')` },
    { name: 'categoria_raiz', expression: 'raiz > 0 and raiz < 6' },
    {
      name: 'categoria_tipo_pagamento',
      expression: `tipo_pagamento is null or (natureza = 'despesa' and tipo_pagamento in ('prebenda', 'salario', 'servico', 'aluguel', 'reembolso', 'outro'))`,
    },
    { name: 'categoria_fixa_fica', expression: 'not fixa or (ativa and excluido_em is null)' },
    { name: 'categoria_destino_outra', expression: 'id_destino is null or (not fixa and id_destino <> id)' },
  ],
  properties: {
    ...tenantColumns,
    ...softDelete,
    nome: p.string().length(60),
    /** of income or of expenses */
    natureza: p.string().length(7),
    /** the number of its root, 1 to 5; it never changes */
    raiz: p.smallint(),
    /** whether it is a root */
    fixa: p.boolean().default(false),
    /** money that may be used only for a purpose */
    restrita: p.boolean().default(false),
    /** the accountant's code for it */
    codigoContador: p.string().length(30).nullable(),
    /** of an expense: the kind of payment that the accountant asks about; null: that of its root, or none */
    tipoPagamento: p.string().length(9).nullable(),
    /** its place among those below the same root; those of the same place are sorted by name */
    ordem: p.smallint().default(0),
    /** offered for new entries */
    ativa: p.boolean().default(true),
    /**
     * The category that it was merged into, for what stays under its own name: entries of closed months, and lines of
     * approved budgets. Never one that was merged itself. Null once it is in use again.
     */
    idDestino: p.integer().nullable(),
    destino: () => foreignKey(itself(), 'id_destino'),
    nomeOrdem: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.nome})) stored`),
    busca: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.nome} || ' ' || coalesce(${c.codigoContador}, ''))) stored`),
  },
})

const itself = (): EntitySchemaWithMeta => Categoria

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    categoria: Omit<TableOf<typeof Categoria>, 'destino'>
  }
}
