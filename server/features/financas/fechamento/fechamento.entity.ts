import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import { foreignKey, tenantColumns, tenantTable, uniqueInTenant } from '../../../kernel/data/tenant/base.entity.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'

const table = tenantTable('fechamento')

/**
 * The last closed day of a church's ledger: the end of a month, or null. One row per church. Writing a ledger entry
 * locks the row in share mode; closing and reopening update it. So a month cannot be closed while an entry is being
 * written.
 */
export const Fechamento = defineEntity({
  name: 'Fechamento',
  ...table,
  triggers: [
    ...table.triggers,
    {
      name: 'proteger_fechamento',
      timing: 'before',
      events: ['update', 'delete'],
      forEach: 'row',
      expression:
        'create trigger "proteger_fechamento" before update or delete on "fechamento" for each row execute function proteger_fechamento()',
    },
  ],
  indexes: [
    uniqueInTenant('fechamento_uuid', 'uuid'),
    {
      name: 'fechamento_igreja',
      expression: (_columns, { name }, index) => `create unique index "${index}" on "${name}" ("id_cliente")`,
    },
  ],
  checks: [
    {
      name: 'fechamento_fim_de_mes',
      expression: `fechado_ate is null or extract(day from fechado_ate + 1) = 1`,
    },
  ],
  properties: {
    ...tenantColumns,
    fechadoAte: p.date().nullable(),
    fechadoEm: p.datetime().nullable(),
    fechadoPor: p.integer().nullable(),
    pessoa: () => foreignKey(Usuario, 'fechado_por'),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    fechamento: TableOf<typeof Fechamento>
  }
}
