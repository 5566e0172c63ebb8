import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  decidesRights,
  foreignKey,
  isolatedTable,
  softDelete,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueAlive,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { ownGroupsOnly } from '../../../kernel/data/tenant/own-groups.policy.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'
import { Departamento } from '../../pessoas/departamento/departamento.entity.js'
import { Culto } from '../culto/culto.entity.js'

const table = tenantTable('escala_culto', ownGroupsOnly('escalas', 'id_membro'))

/** A roster entry: who serves in a worship service, in which function, and whether the person accepted. */
export const EscalaCulto = defineEntity({
  name: 'EscalaCulto',
  ...table,
  triggers: [
    ...table.triggers,
    decidesRights('escala_culto', 'insert or delete or update of id_membro, id_departamento, excluido_em'),
  ],
  indexes: [
    uniqueInTenant('escala_culto_uuid', 'uuid'),
    uniqueAlive('escala_culto_unica', 'id_culto', 'id_membro', 'funcao_ordem'),
    tenantIndex('escala_culto_membro', 'id_membro'),
    tenantIndex('escala_culto_departamento', 'id_departamento'),
  ],
  checks: [
    { name: 'escala_culto_resposta', expression: `resposta in ('pendente', 'confirmada', 'recusada')` },
    { name: 'escala_culto_respondida', expression: `(resposta = 'pendente') = (respondida_em is null)` },
  ],
  properties: {
    ...tenantColumns,
    ...softDelete,
    idCulto: p.integer(),
    culto: () => foreignKey(Culto, 'id_culto'),
    idMembro: p.integer(),
    membro: () => foreignKey(Usuario, 'id_membro'),
    funcao: p.string().length(60),
    idDepartamento: p.integer().nullable(),
    departamento: () => foreignKey(Departamento, 'id_departamento'),
    resposta: p.string().length(10).default('pendente'),
    respondidaEm: p.datetime().nullable(),
    /** when the answer was given, which may be before the device delivered it; also after it was taken back */
    respostaMarcadaEm: p.datetime().nullable(),
    /** why the person cannot serve; only with a declined entry */
    motivoRecusa: p.string().length(200).nullable(),
    /** who put the person into the roster; null for the platform and for older entries */
    idAutor: p.integer().nullable(),
    autor: () => foreignKey(Usuario, 'id_autor'),
    // when the person was notified, on a device or by e-mail
    avisadaEm: p.datetime().nullable(),
    funcaoOrdem: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.funcao})) stored`),
  },
})

/** The token of the link in an e-mail. It can only answer one roster entry. */
export const TokenEscala = defineEntity({
  name: 'TokenEscala',
  ...isolatedTable('token_escala'),
  indexes: [uniqueInTenant('token_escala_hash', 'hash'), tenantIndex('token_escala_escala', 'id_escala')],
  properties: {
    ...tenantColumns,
    idEscala: p.integer(),
    escala: () => foreignKey(EscalaCulto, 'id_escala'),
    hash: p.string().length(64),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    escala_culto: TableOf<typeof EscalaCulto>
    token_escala: TableOf<typeof TokenEscala>
  }
}
