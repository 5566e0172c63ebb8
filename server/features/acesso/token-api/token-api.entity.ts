import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import { foreignKey, isolatedTable, tenantColumns, uniqueInTenant } from '../../../kernel/data/tenant/base.entity.js'
import { Usuario } from '../usuario/usuario.entity.js'

/** A token for third-party tools: acts as the person who created it, limited to its scopes. Only its hash is stored. */
export const TokenApi = defineEntity({
  name: 'TokenApi',
  ...isolatedTable('token_api'),
  indexes: [uniqueInTenant('token_api_hash', 'hash'), uniqueInTenant('token_api_uuid', 'uuid')],
  properties: {
    ...tenantColumns,
    idUsuario: p.integer(),
    usuario: () => foreignKey(Usuario, 'id_usuario'),
    nome: p.string().length(80),
    escopos: p.json<string[]>(),
    hash: p.string().length(64),
    usadoEm: p.datetime().nullable(),
    expiraEm: p.datetime().nullable(),
    revogadoEm: p.datetime().nullable(),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    token_api: TableOf<typeof TokenApi>
  }
}
