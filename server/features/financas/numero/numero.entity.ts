import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import { isolatedTable, uniqueInTenant } from '../../../kernel/data/tenant/base.entity.js'

/** The tables whose records have a number. */
export const tabelasNumeradas = ['entrada', 'saida', 'transferencia', 'conta_pagar', 'conta_receber'] as const

export type NumberedTable = (typeof tabelasNumeradas)[number]

/**
 * The number by which a church calls a record of its books. One series for each church, also over the tables, so that a
 * number names one record; a series may have gaps. Only triggers write it.
 */
export const NumeroLancamento = defineEntity({
  name: 'NumeroLancamento',
  ...isolatedTable('numero_lancamento'),
  indexes: [uniqueInTenant('numero_lancamento_numero', 'numero')],
  properties: {
    idCliente: p.integer().primary(),
    tabela: p.string().length(13).primary(),
    idRegistro: p.integer().primary(),
    numero: p.integer(),
  },
})

/**
 * Ids of new records that get their numbers when their transaction ends (functions in the migration). Nobody ever sees a
 * row of it: so no writer waits for the transaction of another one, as for a number that is taken at once.
 */
export const ANumerar = defineEntity({
  name: 'ANumerar',
  ...isolatedTable('a_numerar'),
  triggers: [
    {
      name: 'numerar',
      timing: 'after',
      events: ['insert'],
      forEach: 'row',
      expression:
        'create constraint trigger "numerar" after insert on "a_numerar" deferrable initially deferred for each row execute function numerar()',
    },
  ],
  properties: {
    idCliente: p.integer().primary(),
    uuid: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    tabela: p.string().length(13),
    ids: p.array().columnType('int[]'),
  },
})

/** The trigger that notes new records of a table (functions in the migration). */
export const numberTrigger = (table: NumberedTable) => ({
  name: 'numerar_insert',
  timing: 'after' as const,
  events: ['insert' as const],
  forEach: 'statement' as const,
  expression: `create trigger "numerar_insert" after insert on "${table}" referencing new table as depois for each statement execute function anotar_numeros_insert()`,
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    numero_lancamento: TableOf<typeof NumeroLancamento>
  }
}
