import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  softDelete,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'

const table = tenantTable('reuniao_lideranca')

/** A meeting of the church's leaders. A trigger (see the migration) prevents changes once its minutes are approved. */
export const ReuniaoLideranca = defineEntity({
  name: 'ReuniaoLideranca',
  ...table,
  triggers: [
    ...table.triggers,
    {
      name: 'proteger_reuniao',
      timing: 'before',
      events: ['update', 'delete'],
      forEach: 'row',
      expression:
        'create trigger "proteger_reuniao" before update or delete on "reuniao_lideranca" for each row execute function proteger_reuniao_com_ata()',
    },
  ],
  indexes: [
    uniqueInTenant('reuniao_lideranca_uuid', 'uuid'),
    tenantIndex('reuniao_lideranca_data', 'data_reuniao', 'id'),
  ],
  checks: [{ name: 'reuniao_lideranca_status', expression: `status_reuniao in ('marcada', 'realizada', 'cancelada')` }],
  properties: {
    ...tenantColumns,
    ...softDelete,
    dataReuniao: p.date(),
    pautaReuniao: p.text(),
    statusReuniao: p.string().length(10).default('marcada'),
    busca: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.pautaReuniao})) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    reuniao_lideranca: TableOf<typeof ReuniaoLideranca>
  }
}
