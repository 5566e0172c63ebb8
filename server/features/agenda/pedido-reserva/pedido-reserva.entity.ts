import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/database/tables.js'
import {
  foreignKey,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/tenant/base.entity.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'
import { Recurso } from '../recurso/recurso.entity.js'
import { Reserva } from '../reserva/reserva.entity.js'

/**
 * What a member asks for: a resource from one instant to another. It takes no units: only the reservation that an
 * approval creates does, and the trigger of that table refuses what does not fit.
 */
export const PedidoReserva = defineEntity({
  name: 'PedidoReserva',
  ...tenantTable('pedido_reserva'),
  indexes: [
    uniqueInTenant('pedido_reserva_uuid', 'uuid'),
    tenantIndex('pedido_reserva_status', 'status', 'data_inicio', 'id'),
    tenantIndex('pedido_reserva_solicitante', 'id_solicitante', 'id'),
    tenantIndex('pedido_reserva_recurso', 'id_recurso'),
    tenantIndex('pedido_reserva_reserva', 'id_reserva'),
    tenantIndex('pedido_reserva_decisor', 'decidido_por'),
  ],
  checks: [
    { name: 'pedido_reserva_periodo', expression: 'data_fim > data_inicio' },
    { name: 'pedido_reserva_quantidade', expression: 'quantidade >= 1 and quantidade <= 10000' },
    { name: 'pedido_reserva_status', expression: `status in ('pendente', 'aprovado', 'recusado', 'retirado')` },
    // an approval has its reservation, a refusal its reason
    { name: 'pedido_reserva_aprovado', expression: `(status = 'aprovado') = (id_reserva is not null)` },
    { name: 'pedido_reserva_recusado', expression: `status <> 'recusado' or resposta is not null` },
  ],
  properties: {
    ...tenantColumns,
    idRecurso: p.integer(),
    recurso: () => foreignKey(Recurso, 'id_recurso'),
    quantidade: p.integer().default(1),
    dataInicio: p.datetime(),
    dataFim: p.datetime(),
    motivo: p.string().length(160),
    idSolicitante: p.integer(),
    solicitante: () => foreignKey(Usuario, 'id_solicitante'),
    status: p.string().length(10).default('pendente'),
    resposta: p.string().length(300).nullable(),
    decididoPor: p.integer().nullable(),
    decisor: () => foreignKey(Usuario, 'decidido_por'),
    decididoEm: p.datetime().nullable(),
    idReserva: p.integer().nullable(),
    reserva: () => foreignKey(Reserva, 'id_reserva'),
  },
})

declare module '../../../kernel/database/tables.js' {
  interface Tables {
    pedido_reserva: TableOf<typeof PedidoReserva>
  }
}
