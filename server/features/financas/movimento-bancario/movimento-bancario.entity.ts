import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  foreignKey,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { ContaFinanceira } from '../conta-financeira/conta-financeira.entity.js'
import { Entrada } from '../entrada/entrada.entity.js'
import { Saida } from '../saida/saida.entity.js'
import { Transferencia } from '../transferencia/transferencia.entity.js'

/** A bank's file that was imported into an account. The files of an account tell which bank's account it is. */
export const ExtratoBancario = defineEntity({
  name: 'ExtratoBancario',
  ...tenantTable('extrato_bancario'),
  indexes: [
    uniqueInTenant('extrato_bancario_uuid', 'uuid'),
    tenantIndex('extrato_bancario_conta', 'id_conta_financeira', 'id'),
    tenantIndex('extrato_bancario_cabecalho', 'cabecalho', 'id'),
  ],
  checks: [
    { name: 'extrato_bancario_formato', expression: `formato in ('ofx', 'csv')` },
    { name: 'extrato_bancario_saldo', expression: '(saldo is null) = (data_saldo is null)' },
  ],
  properties: {
    ...tenantColumns,
    idContaFinanceira: p.integer(),
    contaFinanceira: () => foreignKey(ContaFinanceira, 'id_conta_financeira'),
    nomeArquivo: p.string().length(200),
    formato: p.string().length(3),
    /** bank and account of the file, without dashes and leading zeros; empty: the file names none */
    banco: p.string().length(20).default(''),
    conta: p.string().length(40).default(''),
    inicio: p.date().nullable(),
    fim: p.date().nullable(),
    /** what lay in the account at the end of `dataSaldo`, as the bank says */
    saldo: p.decimal('string').precision(14).scale(2).nullable(),
    dataSaldo: p.date().nullable(),
    /** of a CSV file: hash of its titles, and the places of its columns, which are known the next time */
    cabecalho: p.string().length(64).nullable(),
    colunaData: p.smallint().nullable(),
    colunaDescricao: p.smallint().nullable(),
    colunaValor: p.smallint().nullable(),
    colunaCredito: p.smallint().nullable(),
    colunaDebito: p.smallint().nullable(),
    colunaDocumento: p.smallint().nullable(),
    /** by which rules the payers of its movements were found, see regraDosPagadores */
    pagadores: p.smallint().default(0),
    novos: p.integer().default(0),
    repetidos: p.integer().default(0),
    ignorados: p.integer().default(0),
    duvidas: p.integer().default(0),
    conciliados: p.integer().default(0),
  },
})

/** A line of a bank's statement. It is never deleted, so that the same line of a later file is known. */
export const MovimentoBancario = defineEntity({
  name: 'MovimentoBancario',
  ...tenantTable('movimento_bancario'),
  indexes: [
    uniqueInTenant('movimento_bancario_uuid', 'uuid'),
    uniqueInTenant('movimento_bancario_identidade', 'id_conta_financeira', 'identidade'),
    {
      // a Pix between two accounts of the church is in the statements of both
      name: 'movimento_bancario_e2e',
      expression: (_columns, { name: on }: { name: string }, index) =>
        `create unique index "${index}" on "${on}" ("id_cliente", "e2e", ("valor" > 0)) where "e2e" is not null`,
    },
    tenantIndex('movimento_bancario_situacao', 'id_conta_financeira', 'situacao', 'data', 'id'),
    tenantIndex('movimento_bancario_data', 'data', 'id'),
    tenantIndex('movimento_bancario_extrato', 'id_extrato'),
    tenantIndex('movimento_bancario_valor', 'id_conta_financeira', 'valor', 'data'),
    {
      name: 'movimento_bancario_pagador',
      expression: (_columns, { name: on }: { name: string }, index) =>
        `create index "${index}" on "${on}" ("id_cliente", "pagador") where "pagador" is not null and "situacao" = 'conciliado'`,
    },
  ],
  checks: [
    { name: 'movimento_bancario_situacao', expression: `situacao in ('pendente', 'conciliado', 'ignorado')` },
    {
      name: 'movimento_bancario_motivo',
      expression: `(situacao = 'ignorado') = (motivo is not null) and (motivo is null or motivo in ('futuro', 'saldo', 'zero', 'anterior', 'fechado', 'pessoa'))`,
    },
    { name: 'movimento_bancario_duvida', expression: `not duvida or situacao <> 'conciliado'` },
  ],
  properties: {
    ...tenantColumns,
    idContaFinanceira: p.integer(),
    contaFinanceira: () => foreignKey(ContaFinanceira, 'id_conta_financeira'),
    idExtrato: p.integer(),
    extrato: () => foreignKey(ExtratoBancario, 'id_extrato'),
    /** sha256 of what the bank says, with its place among exact equals of the file */
    identidade: p.string().length(64),
    data: p.date(),
    /** negative: the money left the account */
    valor: p.decimal('string').precision(14).scale(2),
    fitid: p.string().length(255),
    historico: p.string().length(500),
    documento: p.string().length(60),
    /** id of the Pix payment */
    e2e: p.string().length(32).nullable(),
    /** who paid or was paid, as the bank names them, without what changes from one payment to the next */
    pagador: p.string().length(80).nullable(),
    situacao: p.string().length(10),
    /** why it is ignored */
    motivo: p.string().length(8).nullable(),
    /** looks like an earlier one, and somebody has to say whether it is another */
    duvida: p.boolean().default(false),
    busca: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.historico} || ' ' || ${c.documento})) stored`),
  },
})

/**
 * Says that an entry, or a side of a transfer, is the money of a movement. A movement has one set of them (`ordem`
 * counts from 1), and each entry belongs to one movement at most: the unique indexes stop the second of two people.
 */
export const Conciliacao = defineEntity({
  name: 'Conciliacao',
  ...tenantTable('conciliacao'),
  indexes: [
    uniqueInTenant('conciliacao_uuid', 'uuid'),
    uniqueInTenant('conciliacao_movimento', 'id_movimento', 'ordem'),
    uniqueInTenant('conciliacao_entrada', 'id_entrada'),
    uniqueInTenant('conciliacao_saida', 'id_saida'),
    uniqueInTenant('conciliacao_transferencia', 'id_transferencia', 'recebida'),
  ],
  checks: [
    { name: 'conciliacao_um', expression: 'num_nonnulls(id_entrada, id_saida, id_transferencia) = 1' },
    { name: 'conciliacao_lado', expression: '(id_transferencia is null) = (recebida is null)' },
    { name: 'conciliacao_ordem', expression: 'ordem >= 1' },
  ],
  properties: {
    ...tenantColumns,
    idMovimento: p.integer(),
    movimento: () => foreignKey(MovimentoBancario, 'id_movimento'),
    ordem: p.smallint(),
    idEntrada: p.integer().nullable(),
    entrada: () => foreignKey(Entrada, 'id_entrada'),
    idSaida: p.integer().nullable(),
    saida: () => foreignKey(Saida, 'id_saida'),
    idTransferencia: p.integer().nullable(),
    transferencia: () => foreignKey(Transferencia, 'id_transferencia'),
    /** the side of the transfer: whether its money came into the account */
    recebida: p.boolean().nullable(),
    automatica: p.boolean().default(false),
    /** whether the match made the entry: what 'Lançar' wrote, or a fee; undoing it asks whether it goes too */
    criado: p.boolean().default(false),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    extrato_bancario: TableOf<typeof ExtratoBancario>
    movimento_bancario: TableOf<typeof MovimentoBancario>
    conciliacao: TableOf<typeof Conciliacao>
  }
}
