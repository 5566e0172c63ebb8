import { defineEntity, type EntitySchemaWithMeta, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  foreignKey,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'
import { Dizimo } from '../dizimo/dizimo.entity.js'
import { Entrada } from '../entrada/entrada.entity.js'

const table = tenantTable('recibo')

/** What one line of a yearly statement says. */
export interface YearLine {
  data: string
  /** the campaign of a donation; null: a tithe */
  campanha: string | null
  /** in words */
  meio: string | null
  valor: string
  /** number of its own receipt */
  recibo: number | null
}

/**
 * A receipt of a tithe or of a donation, or the statement of what a person gave in a year (`ano`), with everything that it
 * says as it was when it was issued. Triggers (see the
 * migration) give it the church's next number and fill in what it says; afterwards it can only be cancelled, once, and
 * copied. A cancelled receipt keeps its number, so the numbers have no gaps; those of statements begin anew each year. When
 * a gift that a statement counts changes, triggers cancel the statement.
 */
export const Recibo = defineEntity({
  name: 'Recibo',
  ...table,
  triggers: [
    ...table.triggers,
    {
      name: 'preparar_recibo',
      timing: 'before',
      events: ['insert', 'update', 'delete'],
      forEach: 'row',
      expression:
        'create trigger "preparar_recibo" before insert or update or delete on "recibo" for each row execute function preparar_recibo()',
    },
    {
      name: 'soltar_recibo',
      timing: 'after',
      events: ['update'],
      forEach: 'row',
      expression:
        'create trigger "soltar_recibo" after update on "recibo" for each row when (new.cancelado_em is not null and old.cancelado_em is null) execute function soltar_recibo()',
    },
  ],
  indexes: [
    uniqueInTenant('recibo_uuid', 'uuid'),
    numbered('recibo_numero', ['numero'], '"ano" is null'),
    numbered('recibo_numero_do_ano', ['ano', 'numero'], '"ano" is not null'),
    numbered('recibo_ano', ['id_membro', 'ano'], '"cancelado_em" is null and "ano" is not null'),
    tenantIndex('recibo_substituido', 'id_substituido'),
    uniqueInTenant('recibo_codigo', 'codigo'),
    valid('recibo_dizimo', 'id_dizimo'),
    valid('recibo_entrada', 'id_entrada'),
    tenantIndex('recibo_dizimos', 'id_dizimo', 'numero'),
    tenantIndex('recibo_entradas', 'id_entrada', 'numero'),
    tenantIndex('recibo_membro', 'id_membro', 'numero'),
    tenantIndex('recibo_data', 'data', 'id'),
  ],
  checks: [
    { name: 'recibo_cancelado', expression: '(cancelado_em is null) = (motivo_cancelamento is null)' },
    { name: 'recibo_do_ano', expression: '(ano is null) = (linhas is null)' },
    { name: 'recibo_vias', expression: 'vias >= 1 and (vias = 1) = (via_em is null)' },
  ],
  properties: {
    ...tenantColumns,
    numero: p.integer(),
    /** what the public check page finds it by: 128 random bits */
    codigo: p.string().length(32),
    idDizimo: p.integer().nullable(),
    dizimo: () => foreignKey(Dizimo, 'id_dizimo'),
    /** the income of a donation */
    idEntrada: p.integer().nullable(),
    entrada: () => foreignKey(Entrada, 'id_entrada'),
    idMembro: p.integer(),
    membro: () => foreignKey(Usuario, 'id_membro'),
    nomePessoa: p.string().length(120),
    documento: p.string().length(14).nullable(),
    valor: p.decimal('string').precision(14).scale(2),
    data: p.date(),
    meio: p.string().length(20).nullable(),
    finalidade: p.string().length(200),
    nomeIgreja: p.string().length(120),
    cnpj: p.string().length(14).nullable(),
    endereco: p.text().nullable(),
    local: p.string().length(90).nullable(),
    assinante: p.string().length(120).nullable(),
    cargo: p.string().length(60),
    emitidoEm: p.datetime(),
    emitidoPor: p.integer().nullable(),
    emissor: () => foreignKey(Usuario, 'emitido_por'),
    /** 1: only the original; otherwise the number of the last copy */
    vias: p.smallint().default(1),
    viaEm: p.datetime().nullable(),
    viaPor: p.integer().nullable(),
    autorDaVia: () => foreignKey(Usuario, 'via_por'),
    /** when the person was told of it by e-mail */
    enviadoEm: p.datetime().nullable(),
    canceladoEm: p.datetime().nullable(),
    canceladoPor: p.integer().nullable(),
    autorDoCancelamento: () => foreignKey(Usuario, 'cancelado_por'),
    motivoCancelamento: p.string().length(200).nullable(),
    /** of a yearly statement */
    ano: p.smallint().nullable(),
    linhas: p.json<YearLine[]>().nullable(),
    /** the earlier statement of the same person and year, which this one replaces */
    idSubstituido: p.integer().nullable(),
    substituido: () => foreignKey(itself(), 'id_substituido'),
    busca: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.nomePessoa})) stored`),
  },
})

const itself = (): EntitySchemaWithMeta => Recibo

/** A unique index among the receipts of which this SQL is true. */
function numbered(name: string, columns: readonly string[], which: string) {
  return {
    name,
    expression: (_columns: unknown, { name: on }: { name: string }, index: string) =>
      `create unique index "${index}" on "${on}" ("id_cliente", ${columns.map((column) => `"${column}"`).join(', ')}) where ${which}`,
  }
}

/** At most one receipt that is not cancelled. */
function valid(name: string, column: string) {
  return {
    name,
    expression: (_columns: unknown, { name: on }: { name: string }, index: string) =>
      `create unique index "${index}" on "${on}" ("id_cliente", "${column}") where "cancelado_em" is null and "${column}" is not null`,
  }
}

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    recibo: Omit<TableOf<typeof Recibo>, 'substituido'>
  }
}
