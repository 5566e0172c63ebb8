import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../database/tables.js'
import { tenantColumns, tenantIndex, tenantTable, uniqueInTenant } from './base.entity.js'

/**
 * A question about a record that was written where nobody could answer, such as over REST. It waits while the record
 * stays as it was then: correcting or deleting the record takes the question away.
 */
export const AConferir = defineEntity({
  name: 'AConferir',
  ...tenantTable('a_conferir'),
  indexes: [
    uniqueInTenant('a_conferir_uuid', 'uuid'),
    tenantIndex('a_conferir_registro', 'tabela', 'id_registro'),
    {
      name: 'a_conferir_aberta',
      expression: (_columns: unknown, { name }: { name: string }, index: string) =>
        `create index "${index}" on "${name}" ("id_cliente", "id") where "conferido_em" is null`,
    },
  ],
  checks: [{ name: 'a_conferir_conferida', expression: 'conferido_por is null or conferido_em is not null' }],
  properties: {
    ...tenantColumns,
    /** the name of its kind */
    nome: p.string().length(40),
    /** names nobody */
    pergunta: p.text(),
    tabela: p.string().length(40),
    idRegistro: p.integer(),
    /** the version of the record that it is about */
    versaoRegistro: p.integer(),
    conferidoEm: p.datetime().nullable(),
    conferidoPor: p.integer().nullable(),
  },
})

declare module '../database/tables.js' {
  interface Tables {
    a_conferir: TableOf<typeof AConferir>
  }
}
