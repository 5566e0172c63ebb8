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
import { VisitaPastoral } from './visita-pastoral.entity.js'

/** A person with whom the author of a visit's comment shares it. */
export const VisitaPastoralLeitor = defineEntity({
  name: 'VisitaPastoralLeitor',
  ...tenantTable('visita_pastoral_leitor'),
  indexes: [
    uniqueInTenant('visita_pastoral_leitor_uuid', 'uuid'),
    uniqueInTenant('visita_pastoral_leitor_pessoa', 'id_visita', 'id_usuario'),
    tenantIndex('visita_pastoral_leitor_usuario', 'id_usuario'),
  ],
  properties: {
    ...tenantColumns,
    idVisita: p.integer(),
    visita: () => foreignKey(VisitaPastoral, 'id_visita'),
    idUsuario: p.integer(),
    usuario: () => foreignKey(Usuario, 'id_usuario'),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    visita_pastoral_leitor: TableOf<typeof VisitaPastoralLeitor>
  }
}
