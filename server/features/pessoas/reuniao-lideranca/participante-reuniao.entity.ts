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
import { ReuniaoLideranca } from './reuniao-lideranca.entity.js'

/** A person takes part in a meeting of the church's leaders. */
export const ParticipanteReuniao = defineEntity({
  name: 'ParticipanteReuniao',
  ...tenantTable('participante_reuniao'),
  indexes: [
    uniqueInTenant('participante_reuniao_uuid', 'uuid'),
    uniqueInTenant('participante_reuniao_pessoa', 'id_reuniao', 'id_usuario'),
    tenantIndex('participante_reuniao_usuario', 'id_usuario'),
  ],
  properties: {
    ...tenantColumns,
    idReuniao: p.integer(),
    reuniao: () => foreignKey(ReuniaoLideranca, 'id_reuniao'),
    idUsuario: p.integer(),
    usuario: () => foreignKey(Usuario, 'id_usuario'),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    participante_reuniao: TableOf<typeof ParticipanteReuniao>
  }
}
