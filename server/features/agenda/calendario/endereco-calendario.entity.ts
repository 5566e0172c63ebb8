import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import { foreignKey, isolatedTable, tenantColumns, uniqueInTenant } from '../../../kernel/data/tenant/base.entity.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'

/** A secret address at which a person's calendar programs read the church's calendar. Only its hash is kept. */
export const EnderecoCalendario = defineEntity({
  name: 'EnderecoCalendario',
  ...isolatedTable('endereco_calendario'),
  indexes: [
    uniqueInTenant('endereco_calendario_hash', 'hash'),
    uniqueInTenant('endereco_calendario_uuid', 'uuid'),
    {
      name: 'endereco_calendario_um',
      expression: (_columns: unknown, table: { name: string }, index: string) =>
        `create unique index "${index}" on "${table.name}" ("id_cliente", "id_usuario") where "revogado_em" is null`,
    },
  ],
  properties: {
    ...tenantColumns,
    idUsuario: p.integer(),
    usuario: () => foreignKey(Usuario, 'id_usuario'),
    hash: p.string().length(64),
    usadoEm: p.datetime().nullable(),
    revogadoEm: p.datetime().nullable(),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    endereco_calendario: TableOf<typeof EnderecoCalendario>
  }
}
