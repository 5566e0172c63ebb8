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

/**
 * A pastor's visit to a person. Few users may read the comment, so the database holds it only encrypted
 * (adr/0013-visit-comments-encrypted).
 */
export const VisitaPastoral = defineEntity({
  name: 'VisitaPastoral',
  ...tenantTable('visita_pastoral'),
  indexes: [
    uniqueInTenant('visita_pastoral_uuid', 'uuid'),
    tenantIndex('visita_pastoral_dia', 'id_visitado', 'id_pastor', 'data_visita'),
    tenantIndex('visita_pastoral_data', 'data_visita', 'id'),
    tenantIndex('visita_pastoral_visitado', 'id_visitado'),
    tenantIndex('visita_pastoral_pastor', 'id_pastor'),
    tenantIndex('visita_pastoral_autor', 'id_autor'),
  ],
  checks: [{ name: 'visita_pastoral_pessoas', expression: 'id_pastor <> id_visitado' }],
  properties: {
    ...tenantColumns,
    ...softDelete,
    idPastor: p.integer(),
    pastor: () => foreignKey(Usuario, 'id_pastor'),
    idVisitado: p.integer(),
    visitado: () => foreignKey(Usuario, 'id_visitado'),
    dataVisita: p.date(),
    // who wrote the comment; null in a visit whose author is unknown
    idAutor: p.integer().nullable(),
    autor: () => foreignKey(Usuario, 'id_autor'),
    comentarioCifrado: p.text().nullable(),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    visita_pastoral: TableOf<typeof VisitaPastoral>
  }
}
