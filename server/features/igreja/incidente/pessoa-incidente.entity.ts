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
import { Incidente } from './incidente.entity.js'

/** A person whose data were hit. */
export const PessoaIncidente = defineEntity({
  name: 'PessoaIncidente',
  ...tenantTable('pessoa_incidente'),
  indexes: [
    uniqueInTenant('pessoa_incidente_uuid', 'uuid'),
    uniqueInTenant('pessoa_incidente_pessoa', 'id_incidente', 'id_usuario'),
    tenantIndex('pessoa_incidente_usuario', 'id_usuario'),
  ],
  properties: {
    ...tenantColumns,
    idIncidente: p.integer(),
    incidente: () => foreignKey(Incidente, 'id_incidente'),
    idUsuario: p.integer(),
    usuario: () => foreignKey(Usuario, 'id_usuario'),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    pessoa_incidente: TableOf<typeof PessoaIncidente>
  }
}
