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
import { Evento } from '../../agenda/evento/evento.entity.js'
import { CampanhaMissoes } from '../campanha-missoes/campanha-missoes.entity.js'

/**
 * What a txid of a static Pix code stands for: a purpose, and the person who gives. The bank's statement shows the txid
 * of each payment. It is never used again, and each person has one for each purpose.
 */
export const CodigoPix = defineEntity({
  name: 'CodigoPix',
  ...tenantTable('codigo_pix'),
  indexes: [
    uniqueInTenant('codigo_pix_uuid', 'uuid'),
    uniqueInTenant('codigo_pix_txid', 'txid'),
    tenantIndex('codigo_pix_criado', 'created_at', 'id'),
    {
      name: 'codigo_pix_finalidade',
      expression: (_columns, { name: on }: { name: string }, index) =>
        `create unique index "${index}" on "${on}" ("id_cliente", "finalidade", (coalesce("id_usuario", 0)), (coalesce("id_campanha", 0)), (coalesce("id_evento", 0)))`,
    },
  ],
  checks: [
    { name: 'codigo_pix_txid_forma', expression: `txid ~ '^[A-Za-z0-9]{1,25}$'` },
    { name: 'codigo_pix_finalidades', expression: `finalidade in ('dizimo', 'oferta', 'campanha', 'evento')` },
    {
      name: 'codigo_pix_registro',
      expression: `(finalidade <> 'campanha' or id_campanha is not null) and (finalidade <> 'evento' or id_evento is not null)`,
    },
  ],
  properties: {
    ...tenantColumns,
    txid: p.string().length(25),
    finalidade: p.string().length(10),
    /** who gives; null: anybody */
    idUsuario: p.integer().nullable(),
    usuario: () => foreignKey(Usuario, 'id_usuario'),
    idCampanha: p.integer().nullable(),
    campanha: () => foreignKey(CampanhaMissoes, 'id_campanha'),
    idEvento: p.integer().nullable(),
    evento: () => foreignKey(Evento, 'id_evento'),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    codigo_pix: TableOf<typeof CodigoPix>
  }
}
