import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  foreignKey,
  softDelete,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'
import { Recurso } from '../recurso/recurso.entity.js'

const table = tenantTable('reserva')

/**
 * A number of units of a resource from one instant to another, the end excluded. Overlapping reservations never exceed
 * the quantity (trigger, see the migration and ADR 0017).
 */
export const Reserva = defineEntity({
  name: 'Reserva',
  ...table,
  triggers: [
    ...table.triggers,
    {
      name: 'limitar_reserva',
      timing: 'before',
      events: ['insert', 'update'],
      forEach: 'row',
      expression:
        'create trigger "limitar_reserva" before insert or update on "reserva" for each row execute function limitar_reserva()',
    },
  ],
  indexes: [
    uniqueInTenant('reserva_uuid', 'uuid'),
    tenantIndex('reserva_recurso', 'id_recurso', 'data_fim'),
    tenantIndex('reserva_fim', 'data_fim', 'id'),
    tenantIndex('reserva_inicio', 'data_inicio', 'id'),
    tenantIndex('reserva_responsavel', 'id_responsavel'),
  ],
  checks: [
    { name: 'reserva_periodo', expression: 'data_fim > data_inicio' },
    { name: 'reserva_quantidade', expression: 'quantidade >= 1 and quantidade <= 10000' },
  ],
  properties: {
    ...tenantColumns,
    ...softDelete,
    idRecurso: p.integer(),
    recurso: () => foreignKey(Recurso, 'id_recurso'),
    quantidade: p.integer().default(1),
    dataInicio: p.datetime(),
    dataFim: p.datetime(),
    finalidade: p.string().length(160),
    idResponsavel: p.integer().nullable(),
    responsavel: () => foreignKey(Usuario, 'id_responsavel'),
    observacoes: p.text().nullable(),
    busca: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.finalidade})) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    reserva: TableOf<typeof Reserva>
  }
}
