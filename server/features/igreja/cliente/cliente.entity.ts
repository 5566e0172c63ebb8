import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/database/tables.js'
import { defaultTimeZone } from '../../../kernel/dates.js'
import { tenantColumns, tenantTable } from '../../../kernel/tenant/base.entity.js'

/** A church. Its number is the number of the person who signed it up, and `id` and `idCliente` are the same. */
export const Cliente = defineEntity({
  name: 'Cliente',
  ...tenantTable('cliente'),
  checks: [{ name: 'cliente_numero', expression: 'id = id_cliente' }],
  properties: {
    ...tenantColumns,
    id: p.integer().primary().autoincrement(false),
    nome: p.string().length(120),
    fusoHorario: p.string().length(60).default(defaultTimeZone),
    /** since when the home page no longer shows the first steps */
    passosDispensadosEm: p.datetime().nullable(),
  },
})

declare module '../../../kernel/database/tables.js' {
  interface Tables {
    cliente: TableOf<typeof Cliente>
  }
}
