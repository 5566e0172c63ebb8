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
 * A link that is handed to somebody who never had a password, on paper or in a message. It works once, for seven days,
 * and only with the answer to what it asks. Rows stay for a while, so that the church sees what was handed out.
 */
export const ConviteAcesso = defineEntity({
  name: 'ConviteAcesso',
  ...isolatedTable('convite_acesso'),
  indexes: [
    uniqueInTenant('convite_acesso_hash', 'hash'),
    uniqueInTenant('convite_acesso_uuid', 'uuid'),
    tenantIndex('convite_acesso_pessoa', 'id_usuario', 'id'),
    tenantIndex('convite_acesso_criador', 'criado_por'),
  ],
  checks: [
    { name: 'convite_acesso_pede', expression: `pede in ('dataNascimento', 'telefone')` },
    { name: 'convite_acesso_tentativas', expression: 'tentativas >= 0 and tentativas <= 5' },
  ],
  properties: {
    ...tenantColumns,
    idUsuario: p.integer(),
    usuario: () => foreignKey(Usuario, 'id_usuario'),
    hash: p.string().length(64),
    /** which fact of the person it asks for */
    pede: p.string().length(20),
    /** HMAC of the fact when the link was made: whoever changes the person's record later does not change the answer */
    respostaHash: p.string().length(64),
    /** wrong answers so far */
    tentativas: p.smallint().default(0),
    expiraEm: p.datetime(),
    usadoEm: p.datetime().nullable(),
    canceladoEm: p.datetime().nullable(),
    /** who made it; null for the platform */
    criadoPor: p.integer().nullable(),
    criador: () => foreignKey(Usuario, 'criado_por'),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    convite_acesso: TableOf<typeof ConviteAcesso>
  }
}
