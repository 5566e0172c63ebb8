import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../../kernel/data/database/tables.js'
import {
  foreignKey,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../../kernel/data/tenant/base.entity.js'
import { Usuario } from '../../../acesso/usuario/usuario.entity.js'
import { EscalaCulto } from '../escala-culto.entity.js'

/**
 * A request for somebody to take over a roster entry. The person in the entry keeps the duty until somebody accepts.
 * Every change locks the roster entry first, so at most one person can take it.
 */
export const PedidoSubstituto = defineEntity({
  name: 'PedidoSubstituto',
  ...tenantTable('pedido_substituto'),
  indexes: [
    uniqueInTenant('pedido_substituto_uuid', 'uuid'),
    {
      name: 'pedido_substituto_aberto',
      expression: (_columns, table, index) =>
        `create unique index "${index}" on "${table.name}" ("id_cliente", "id_escala") where "situacao" = 'aberto'`,
    },
    tenantIndex('pedido_substituto_escala', 'id_escala'),
  ],
  checks: [
    { name: 'pedido_substituto_situacao', expression: `situacao in ('aberto', 'aceito', 'encerrado')` },
    { name: 'pedido_substituto_aceito', expression: `(situacao = 'aceito') = (id_substituto is not null)` },
  ],
  properties: {
    ...tenantColumns,
    idEscala: p.integer(),
    escala: () => foreignKey(EscalaCulto, 'id_escala'),
    /** the person who has the duty */
    idMembro: p.integer(),
    membro: () => foreignKey(Usuario, 'id_membro'),
    /** who asked: the person, or somebody who makes rosters; null for the platform */
    idAutor: p.integer().nullable(),
    autor: () => foreignKey(Usuario, 'id_autor'),
    situacao: p.string().length(10).default('aberto'),
    idSubstituto: p.integer().nullable(),
    substituto: () => foreignKey(Usuario, 'id_substituto'),
  },
})

/** One person who was asked to take over a roster entry. */
export const ConviteSubstituto = defineEntity({
  name: 'ConviteSubstituto',
  ...tenantTable('convite_substituto'),
  indexes: [
    uniqueInTenant('convite_substituto_uuid', 'uuid'),
    uniqueInTenant('convite_substituto_pessoa', 'id_pedido', 'id_membro'),
    tenantIndex('convite_substituto_membro', 'id_membro'),
  ],
  checks: [{ name: 'convite_substituto_resposta', expression: `resposta in ('pendente', 'aceito', 'recusado')` }],
  properties: {
    ...tenantColumns,
    idPedido: p.integer(),
    pedido: () => foreignKey(PedidoSubstituto, 'id_pedido'),
    idMembro: p.integer(),
    membro: () => foreignKey(Usuario, 'id_membro'),
    resposta: p.string().length(10).default('pendente'),
  },
})

declare module '../../../../kernel/data/database/tables.js' {
  interface Tables {
    pedido_substituto: TableOf<typeof PedidoSubstituto>
    convite_substituto: TableOf<typeof ConviteSubstituto>
  }
}
