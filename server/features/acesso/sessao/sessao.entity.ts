import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import { foreignKey, isolatedTable, tenantColumns, uniqueInTenant } from '../../../kernel/data/tenant/base.entity.js'
import { Usuario } from '../usuario/usuario.entity.js'

/** How a person authenticates. Stored in a separate table, so that no list of people can show it. */
export const Credencial = defineEntity({
  name: 'Credencial',
  ...isolatedTable('credencial'),
  indexes: [uniqueInTenant('credencial_nome_acesso', 'nome_acesso')],
  properties: {
    idUsuario: p.integer().primary(),
    idCliente: p.integer().primary(),
    usuario: () => foreignKey(Usuario, 'id_usuario'),
    /** argon2id; null until the person has set a password */
    senhaHash: p.text().nullable(),
    /** the e-mail that was proved by opening a sent link; any other e-mail may be entered by anybody in a profile */
    emailProvado: p.string().length(254).nullable(),
    /** a name with which the person signs in, before the number of the church ('ana.souza' of 'ana.souza.12') */
    nomeAcesso: p.string().length(30).nullable(),
    /** base32, encrypted; set while two-step sign-in is being set up or enabled */
    totpSegredo: p.text().nullable(),
    totpAtivoEm: p.datetime().nullable(),
    /** time step of the last used code, because a code works once */
    totpUltimoPasso: p.integer().default(0),
    /** hashes of the unused recovery codes */
    codigosRecuperacao: p.json<string[]>().nullable(),
  },
})

/** A session. Only the hash of its token is stored. */
export const Sessao = defineEntity({
  name: 'Sessao',
  ...isolatedTable('sessao'),
  indexes: [uniqueInTenant('sessao_hash', 'hash'), uniqueInTenant('sessao_uuid', 'uuid')],
  properties: {
    ...tenantColumns,
    idUsuario: p.integer(),
    usuario: () => foreignKey(Usuario, 'id_usuario'),
    hash: p.string().length(64),
    dispositivo: p.string().length(200),
    endereco: p.string().length(60),
    usadaEm: p.datetime().defaultRaw('now()'),
    expiraEm: p.datetime(),
  },
})

/**
 * An e-mailed link to set a password: 60 minutes (invitations: 7 days). The row is deleted when the link is used or a
 * newer one is created.
 */
export const TokenSenha = defineEntity({
  name: 'TokenSenha',
  ...isolatedTable('token_senha'),
  indexes: [uniqueInTenant('token_senha_hash', 'hash')],
  properties: {
    ...tenantColumns,
    idUsuario: p.integer(),
    usuario: () => foreignKey(Usuario, 'id_usuario'),
    hash: p.string().length(64),
    expiraEm: p.datetime(),
    /** whether it was shown to somebody instead of sent, so that using it proves no address */
    mostrado: p.boolean().default(false),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    credencial: TableOf<typeof Credencial>
    sessao: TableOf<typeof Sessao>
    token_senha: TableOf<typeof TokenSenha>
  }
}
