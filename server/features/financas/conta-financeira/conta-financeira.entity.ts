import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  softDelete,
  tenantColumns,
  tenantTable,
  uniqueAlive,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'

const table = tenantTable('conta_financeira')

/**
 * An account where a church's money lies: its cash, a bank account, savings. A trigger of `cliente` creates the general
 * account of each new church (see the migration). Ledger entries without an account lie in the general account, so that
 * the entries from before there were accounts did not have to be rewritten.
 */
export const ContaFinanceira = defineEntity({
  name: 'ContaFinanceira',
  ...table,
  triggers: [
    ...table.triggers,
    {
      name: 'proteger_saldo_inicial',
      timing: 'before',
      events: ['insert', 'update', 'delete'],
      forEach: 'row',
      expression:
        'create trigger "proteger_saldo_inicial" before insert or update or delete on "conta_financeira" for each row execute function proteger_saldo_inicial()',
    },
  ],
  indexes: [
    uniqueInTenant('conta_financeira_uuid', 'uuid'),
    uniqueAlive('conta_financeira_nome', 'nome_ordem'),
    one('conta_financeira_geral', '"geral"'),
    one('conta_financeira_padrao', '"padrao"'),
  ],
  checks: [
    { name: 'conta_financeira_tipo', expression: `tipo in ('caixa', 'banco', 'poupanca', 'aplicacao', 'pix')` },
    // money that names no account needs one that is there and in use
    { name: 'conta_financeira_padrao_ativa', expression: 'not padrao or (ativa and excluido_em is null)' },
    { name: 'conta_financeira_geral_fica', expression: 'not geral or excluido_em is null' },
  ],
  properties: {
    ...tenantColumns,
    ...softDelete,
    nome: p.string().length(60),
    tipo: p.string().length(10),
    /**
     * what `dataSaldoInicial` brings to the sums of the entries: the balance that the church told for the morning of that
     * day (`saldoInformado`; may be negative, as an overdrawn account's is) without the entries of before that were booked
     * since as history (ADR 0036)
     */
    saldoInicial: p.decimal('string').precision(14).scale(2).default('0'),
    /** the sum of those entries; a trigger of the ledger's tables keeps it */
    historico: p.decimal('string').precision(14).scale(2).default('0'),
    saldoInformado: p
      .decimal('string')
      .precision(14)
      .scale(2)
      .nullable()
      .generated((c) => `(${c.saldoInicial} + ${c.historico}) stored`),
    dataSaldoInicial: p.date(),
    banco: p.string().length(60).nullable(),
    agencia: p.string().length(20).nullable(),
    numero: p.string().length(30).nullable(),
    /** the accountant's code for it */
    codigoContador: p.string().length(30).nullable(),
    /** offered for new entries */
    ativa: p.boolean().default(true),
    /** where money lies whose entry names no account; one account of each church */
    padrao: p.boolean().default(false),
    /** where the entries lie that have no account; one account of each church, for ever */
    geral: p.boolean().default(false),
    nomeOrdem: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.nome})) stored`),
    busca: p
      .text()
      .nullable()
      .generated(
        (c) => `(normalizar(${c.nome} || ' ' || coalesce(${c.banco}, '') || ' ' || coalesce(${c.numero}, ''))) stored`,
      ),
  },
})

/** A unique index over the one account of a church for which the column is true. */
function one(name: string, column: string) {
  return {
    name,
    expression: (_columns: unknown, { name: on }: { name: string }, index: string) =>
      `create unique index "${index}" on "${on}" ("id_cliente") where ${column}`,
  }
}

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    conta_financeira: TableOf<typeof ContaFinanceira>
  }
}
