import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  decidesRights,
  foreignKey,
  tenantColumns,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { Usuario } from '../usuario/usuario.entity.js'
import { Funcao } from './funcao.entity.js'

const table = tenantTable('funcao_usuario')

/** A person who has a function, from one day on and perhaps until another. */
export const FuncaoUsuario = defineEntity({
  name: 'FuncaoUsuario',
  ...table,
  triggers: [...table.triggers, decidesRights('funcao_usuario')],
  indexes: [
    uniqueInTenant('funcao_usuario_uuid', 'uuid'),
    uniqueInTenant('funcao_usuario_pessoa', 'id_usuario', 'id_funcao'),
  ],
  properties: {
    ...tenantColumns,
    idFuncao: p.integer(),
    funcao: () => foreignKey(Funcao, 'id_funcao'),
    idUsuario: p.integer(),
    usuario: () => foreignKey(Usuario, 'id_usuario'),
    inicio: p.date(),
    fim: p.date().nullable(),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    funcao_usuario: TableOf<typeof FuncaoUsuario>
  }
}
