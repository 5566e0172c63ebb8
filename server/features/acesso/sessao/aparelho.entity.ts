import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  foreignKey,
  isolatedTable,
  tenantColumns,
  tenantIndex,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { Usuario } from '../usuario/usuario.entity.js'

/**
 * A device on which a person wants push notices. It outlives an unused session, because notices matter most to people
 * who seldom open the product; it goes when its session is ended on purpose.
 */
export const Aparelho = defineEntity({
  name: 'Aparelho',
  ...isolatedTable('aparelho'),
  indexes: [
    uniqueInTenant('aparelho_uuid', 'uuid'),
    uniqueInTenant('aparelho_endereco', 'endereco_hash'),
    tenantIndex('aparelho_usuario', 'id_usuario'),
  ],
  properties: {
    ...tenantColumns,
    idUsuario: p.integer(),
    usuario: () => foreignKey(Usuario, 'id_usuario'),
    /** the session in which it was registered last */
    sessao: p.uuid(),
    /** hash of the address at the push service, which belongs to one browser profile */
    enderecoHash: p.string().length(64),
    /** address and keys of the subscription, encrypted: who has them can show notices on the device */
    cifrado: p.text(),
    dispositivo: p.string().length(200),
    /** when the push service accepted the last notice */
    recebidoEm: p.datetime().nullable(),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    aparelho: TableOf<typeof Aparelho>
  }
}
