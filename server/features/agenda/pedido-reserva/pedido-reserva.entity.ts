import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  foreignKey,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'
import { Recurso } from '../recurso/recurso.entity.js'
import { Reserva } from '../reserva/reserva.entity.js'

/**
 * What a person asks for: a resource from one instant to another. A request takes no units. Only the reservation that
 * an approval creates does, and the trigger of that table refuses what does not fit.
 */
export const PedidoReserva = defineEntity({
  name: 'PedidoReserva',
  ...tenantTable('pedido_reserva'),
  indexes: [
    uniqueInTenant('pedido_reserva_uuid', 'uuid'),
    tenantIndex('pedido_reserva_situacao', 'situacao', 'data_inicio', 'id'),
    tenantIndex('pedido_reserva_solicitante', 'id_solicitante', 'data_inicio'),
    tenantIndex('pedido_reserva_recurso', 'id_recurso'),
    tenantIndex('pedido_reserva_reserva', 'id_reserva'),
    tenantIndex('pedido_reserva_decisor', 'decidido_por'),
  ],
  checks: [
    { name: 'pedido_reserva_periodo', expression: 'data_fim > data_inicio' },
    { name: 'pedido_reserva_quantidade', expression: 'quantidade >= 1 and quantidade <= 10000' },
    { name: 'pedido_reserva_pessoas', expression: 'pessoas >= 1 and pessoas <= 100000' },
    {
      name: 'pedido_reserva_situacao',
      expression: `situacao in ('pendente', 'aprovado', 'recusado', 'cancelado')`,
    },
    { name: 'pedido_reserva_aprovado', expression: `situacao <> 'aprovado' or id_reserva is not null` },
    { name: 'pedido_reserva_recusado', expression: `situacao <> 'recusado' or resposta is not null` },
  ],
  properties: {
    ...tenantColumns,
    idRecurso: p.integer(),
    recurso: () => foreignKey(Recurso, 'id_recurso'),
    quantidade: p.integer().default(1),
    dataInicio: p.datetime(),
    dataFim: p.datetime(),
    finalidade: p.string().length(160),
    /** how many people are expected */
    pessoas: p.integer().nullable(),
    /** for those who decide; the reservation does not show it */
    observacao: p.string().length(500).nullable(),
    idSolicitante: p.integer(),
    solicitante: () => foreignKey(Usuario, 'id_solicitante'),
    situacao: p.string().length(10).default('pendente'),
    /** why it was refused or called off */
    resposta: p.string().length(300).nullable(),
    decididoPor: p.integer().nullable(),
    decisor: () => foreignKey(Usuario, 'decidido_por'),
    decididoEm: p.datetime().nullable(),
    /** the reservation that the approval made; it stays when that is called off */
    idReserva: p.integer().nullable(),
    reserva: () => foreignKey(Reserva, 'id_reserva'),
    busca: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.finalidade})) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    pedido_reserva: TableOf<typeof PedidoReserva>
  }
}
