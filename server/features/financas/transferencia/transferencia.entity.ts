import { defineEntity, type EntitySchemaWithMeta, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  foreignKey,
  softDelete,
  tenantColumns,
  tenantTable,
  uniqueAlive,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { ContaFinanceira } from '../conta-financeira/conta-financeira.entity.js'
import { closedMonthTriggers, monthlySumTriggers, reconciledTrigger } from '../lancamento/lancamento.entity.js'
import { numberTrigger } from '../numero/numero.entity.js'

const table = tenantTable('transferencia')

/**
 * Money that went from one account of the church to another: one record with two sides, neither income nor expense. A
 * reversal is a transfer back, in an open month.
 */
export const Transferencia = defineEntity({
  name: 'Transferencia',
  ...table,
  triggers: [
    ...table.triggers,
    ...closedMonthTriggers('transferencia'),
    ...monthlySumTriggers('transferencia'),
    reconciledTrigger('transferencia', ['valor', 'id_conta_origem', 'id_conta_destino']),
    numberTrigger('transferencia'),
    {
      name: 'historico_da_transferencia',
      timing: 'after',
      events: ['update'],
      forEach: 'row',
      expression:
        'create trigger "historico_da_transferencia" after update on "transferencia" for each row when (old.historico_origem or old.historico_destino or new.historico_origem or new.historico_destino) execute function historico_da_transferencia()',
    },
  ],
  indexes: [
    uniqueInTenant('transferencia_uuid', 'uuid'),
    uniqueAlive('transferencia_estornada', 'id_estornada'),
    alive('transferencia_data', '"data", "id"'),
    alive('transferencia_origem', '"id_conta_origem", "data"'),
    alive('transferencia_destino', '"id_conta_destino", "data"'),
  ],
  checks: [
    { name: 'transferencia_valor', expression: 'valor > 0' },
    { name: 'transferencia_contas', expression: 'id_conta_origem <> id_conta_destino' },
  ],
  properties: {
    ...tenantColumns,
    ...softDelete,
    data: p.date(),
    valor: p.decimal('string').precision(14).scale(2),
    idContaOrigem: p.integer(),
    contaOrigem: () => foreignKey(ContaFinanceira, 'id_conta_origem'),
    idContaDestino: p.integer(),
    contaDestino: () => foreignKey(ContaFinanceira, 'id_conta_destino'),
    descricao: p.string().length(255).nullable(),
    /** of a day before the opening balance of the account it left, which has this money already (ADR 0036) */
    historicoOrigem: p.boolean().default(false),
    /** the same of the account it went to */
    historicoDestino: p.boolean().default(false),
    idEstornada: p.integer().nullable(),
    estornada: () => foreignKey(itself(), 'id_estornada'),
    busca: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(coalesce(${c.descricao}, ''))) stored`),
  },
})

const itself = (): EntitySchemaWithMeta => Transferencia

/** An index-only scan for balances. */
function alive(name: string, columns: string) {
  return {
    name,
    expression: (_columns: unknown, { name: on }: { name: string }, index: string) =>
      `create index "${index}" on "${on}" ("id_cliente", ${columns}) include ("valor") where "excluido_em" is null`,
  }
}

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    transferencia: Omit<TableOf<typeof Transferencia>, 'estornada'>
  }
}
