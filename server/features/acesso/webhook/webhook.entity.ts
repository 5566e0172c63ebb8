import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import { foreignKey, isolatedTable, tenantColumns, uniqueInTenant } from '../../../kernel/data/tenant/base.entity.js'
import { Usuario } from '../usuario/usuario.entity.js'

/**
 * An address of another system that is told what changes. It is told only what its creator may read. Its secrets are
 * encrypted, because every delivery is signed with them. A removed webhook stays until the nightly clean-up has deleted
 * its deliveries.
 */
export const Webhook = defineEntity({
  name: 'Webhook',
  ...isolatedTable('webhook'),
  indexes: [uniqueInTenant('webhook_uuid', 'uuid')],
  properties: {
    ...tenantColumns,
    idUsuario: p.integer(),
    usuario: () => foreignKey(Usuario, 'id_usuario'),
    url: p.string().length(500),
    descricao: p.string().length(100).nullable(),
    /** 'table:operation', as the audit log names them */
    assuntos: p.json<string[]>(),
    ativo: p.boolean().default(true),
    segredo: p.text(),
    /** the secret before the last rotation, which signs too until the given time */
    segredoAnterior: p.text().nullable(),
    anteriorAte: p.datetime().nullable(),
    /** failures in succession, and when the first of them was */
    falhas: p.integer().default(0),
    falhandoDesde: p.datetime().nullable(),
    /** nothing is sent before this time, because the server did not answer */
    pausadoAte: p.datetime().nullable(),
    desligadoEm: p.datetime().nullable(),
    /** why the system switched it off: it failed for days, its queue grew too long, or its creator lost the access */
    motivo: p.string().length(10).nullable().$type<'falhas' | 'fila' | 'acesso' | null>(),
    removidoEm: p.datetime().nullable(),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    webhook: TableOf<typeof Webhook>
  }
}
